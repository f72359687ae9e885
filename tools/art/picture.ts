import { groundShadow, shapesOf, type Console } from './console.ts';
import { lightOf } from './light.ts';

/** Size of every console's picture, and of the inner field for the console, in picture units. */
const picture = { width: 800, height: 600 };
const field = { width: 720, height: 512 };

export function svgFile(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>\n`;
}

/** Returns the picture of one console, 800 by 600. The console fills the field, in the middle, on its shadow. */
export function consolePicture(model: Console): string {
  const scale = Math.min(field.width / model.width, field.height / model.height);
  const stand = {
    x: (picture.width - model.width * scale) / 2,
    base: (picture.height + model.height * scale) / 2 - 4,
    scale,
    detail: 'full',
    ids: model.slug,
  } as const;
  const shapes = groundShadow(model, stand) + shapesOf(model, stand);
  return svgFile(picture.width, picture.height, lightOf(shapes, model.slug) + shapes);
}
