import type { Canvas, Point } from './canvas.ts';

/** Digits of three by five dots, row by row. A # is a dot that is on. */
const digits: Record<string, readonly string[]> = {
  '0': ['###', '# #', '# #', '# #', '###'],
  '1': [' # ', '## ', ' # ', ' # ', '###'],
  '2': ['###', '  #', '###', '#  ', '###'],
  '3': ['###', '  #', '###', '  #', '###'],
  '4': ['# #', '# #', '###', '  #', '  #'],
  '5': ['###', '#  ', '###', '  #', '###'],
  '6': ['###', '#  ', '###', '# #', '###'],
  '7': ['###', '  #', '  #', '  #', '  #'],
  '8': ['###', '# #', '###', '# #', '###'],
  '9': ['###', '# #', '###', '  #', '###'],
};

/** Draws a year in the dots of an old display. The point is the middle of the top edge. `pitch` is from dot to dot. */
export function dotYear(canvas: Canvas, year: number, { x, y }: Point, pitch: number, colour: string): string {
  const text = String(year);
  const left = x - ((text.length * 4 - 2) / 2) * pitch;
  const points = Array.from(text, (digit, place) =>
    (digits[digit] ?? []).flatMap((row, down) =>
      Array.from(row.matchAll(/#/g), ({ index }) => ({
        x: left + (place * 4 + index) * pitch,
        y: y + down * pitch,
      })),
    ),
  );
  return canvas.dots(points.flat(), pitch * 0.9, colour);
}
