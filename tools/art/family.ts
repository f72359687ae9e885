import { Canvas } from './canvas.ts';
import { groundShadow, shapesOf, type Console } from './console.ts';
import { consoles } from './consoles.ts';
import { dotYear } from './dot-digits.ts';
import { lightOf } from './light.ts';
import { svgFile } from './picture.ts';
import { placesInRow } from './row.ts';

interface Cabinet {
  width: number;
  /** Picture units per millimetre, for all consoles. */
  scale: number;
  /** Distance from dot to dot of the years, in picture units. */
  pitch: number;
  /** The newest year on each shelf. */
  shelvesUntil: readonly number[];
}

/** Game Boy and DS above, 3DS and Switch below. */
const wide: Cabinet = { width: 1600, scale: 1.1, pitch: 2.5, shelvesUntil: [2009, 2019] };

const narrow: Cabinet = { width: 780, scale: 0.98, pitch: 2.8, shelvesUntil: [2003, 2009, 2014, 2019] };

/** A tone that shows on paper and at night. */
const shelfColour = '#8b8270';

/** Draws the cabinet twice, for a wide and for a narrow window. All consoles have one scale, the oldest comes first. */
export const familyPictures = () => ({ wide: cabinetPicture(wide), narrow: cabinetPicture(narrow) });

function cabinetPicture(cabinet: Cabinet): string {
  const { scale, pitch, shelvesUntil } = cabinet;
  let height = 0;
  const content = shelvesUntil.map((until, index) => {
    const after = shelvesUntil[index - 1] ?? 0;
    const models = consoles.filter(({ year }) => year > after && year <= until);
    const ground = height + Math.max(...models.map((model) => model.height)) * scale + pitch * 5;
    height = ground + pitch * 10;
    return shelf(cabinet, models, ground);
  });
  const shapes = content.join('');
  return svgFile(cabinet.width, Math.ceil(height), lightOf(shapes, 'family') + shapes);
}

function shelf({ width, scale, pitch }: Cabinet, models: readonly Console[], ground: number): string {
  const picture = new Canvas({ left: 0, top: 0, scaleX: 1, scaleY: 1, detail: 'low', ids: 'family' });
  const standing = placesInRow(models, width, scale).map(({ model, x }) => {
    const stand = { x, base: ground, scale, detail: 'low', ids: 'family' } as const;
    const label = { x: x + (model.width * scale) / 2, y: ground + pitch * 3.4 };
    return (
      groundShadow(model, stand) + shapesOf(model, stand) + dotYear(picture, model.year, label, pitch, shelfColour)
    );
  });
  return picture.line(`M2 ${ground + 1}H${width - 2}`, 2, shelfColour, { opacity: 0.6 }) + standing.join('');
}
