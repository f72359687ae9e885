import type { Console } from './console.ts';

/** Returns the left edges of consoles in a row. All gaps are equal, also at both ends. */
export function placesInRow(models: readonly Console[], width: number, scale: number): { model: Console; x: number }[] {
  const taken = models.reduce((sum, model) => sum + model.width * scale, 0);
  const gap = (width - taken) / (models.length + 1);
  let x = 0;
  return models.map((model) => {
    const place = { model, x: x + gap };
    x = place.x + model.width * scale;
    return place;
  });
}
