import { Canvas } from './canvas.ts';
import { groundShadow, shapesOf, type Console } from './console.ts';
import { consoles } from './consoles.ts';
import { lightOf } from './light.ts';
import { svgFile } from './picture.ts';
import { placesInRow } from './row.ts';
import { siteColours } from './site-colours.ts';

const width = 1320;
const { canvas: paper, ink } = siteColours;
/** Picture units per millimetre. */
const scale = 1.3;
const margin = 40;
/** Space under a row for the names and sizes. */
const captions = 78;
/** Consoles in each row, oldest first. */
const rows = [6, 5, 4, 4];

interface Row {
  models: readonly Console[];
  ground: number;
}

/** Draws all consoles on one sheet, to one scale, with names, years, sizes and a ruler in millimetres. */
export function consoleSheet(): string {
  let [ground, first] = [90, 0];
  const content = rows.map((count) => {
    const models = consoles.slice(first, (first += count));
    ground += Math.max(...models.map((model) => model.height)) * scale;
    const row = sheetRow({ models, ground });
    ground += captions;
    return row;
  });
  const shapes = content.join('');
  const background = `<rect width="${width}" height="${ground}" fill="${paper}"/>`;
  return svgFile(width, Math.ceil(ground), lightOf(shapes, 'sheet') + background + ruler() + shapes);
}

function sheetRow({ models, ground }: Row): string {
  return placesInRow(models, width, scale)
    .map(({ model, x }) => {
      const stand = { x, base: ground, scale, detail: 'full', ids: 'sheet' } as const;
      const middle = x + (model.width * scale) / 2;
      return groundShadow(model, stand) + shapesOf(model, stand) + caption(model, middle, ground + 28);
    })
    .join('');
}

function caption({ name, year, width: across, height }: Console, x: number, y: number): string {
  return (
    text(x, y, 15, name, ' text-anchor="middle" font-weight="700"') +
    text(x, y + 19, 13, `${year} · ${across} × ${height} mm`, ' text-anchor="middle"')
  );
}

function ruler(): string {
  const canvas = new Canvas({ left: margin, top: 50, scaleX: scale, scaleY: scale, detail: 'full', ids: 'sheet' });
  const marks = Array.from({ length: 21 }, (_, index) => `M${index * 10} 0V${index % 5 === 0 ? -8 : -4}`);
  const numbers = [0, 50, 100, 150, 200].map((mark) =>
    text(margin + mark * scale, 34, 12, mark === 200 ? '200 mm' : String(mark), ' text-anchor="middle"'),
  );
  return (
    canvas.path(`M0 0H200${marks.join('')}`, { fill: 'none', stroke: ink, 'stroke-width': 0.8 }) + numbers.join('')
  );
}

function text(x: number, y: number, size: number, words: string, more: string): string {
  const place = `x="${Math.round(x)}" y="${Math.round(y)}"`;
  return `<text ${place} font-family="sans-serif" font-size="${size}" fill="${ink}"${more}>${words}</text>`;
}
