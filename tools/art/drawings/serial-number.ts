import { d, group, line, rect } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { centred, paper, quiet, strong, words } from './paper.ts';

/** A number of the 3DS family: the letters, eight digits and the check digit. */
const model = 'C';
const soldIn = 'W';
const digits = Array.from('40456777', Number);
const check = 2;

/** The places with a meaning, and their colours. */
const edges: Readonly<Record<number, string>> = {
  0: siteColours.tech,
  1: siteColours.accent,
  10: siteColours.history,
};

const sumOf = (places: readonly number[]) => places.reduce((total, digit) => total + digit, 0);
const odd = digits.filter((_, place) => place % 2 === 0);
const even = digits.filter((_, place) => place % 2 === 1);
const total = sumOf(odd) + 3 * sumOf(even);

const box = { first: 36, step: 66, width: 58, top: 168, height: 84 };
const xOf = (place: number) => box.first + place * box.step;

/** A serial number taken apart, and the sum that its last digit completes. */
export function serialNumber(): string {
  const signs = [model, soldIn, ...digits.map(String), String(check)];
  return paper(
    620,
    words(36, 56, 'Model: C is the 3DS', { ...strong, fill: siteColours.tech }),
    words(108, 112, 'Sold in: W is North America', { ...strong, fill: siteColours.accent }),
    line(d`M${xOf(0) + 29} 72V${box.top - 8}`, siteColours.tech, 4),
    line(d`M${xOf(1) + 29} 126V${box.top - 8}`, siteColours.accent, 4),
    ...signs.map(sign),
    words(xOf(10) + 58, 300, 'check digit', { ...strong, 'text-anchor': 'end', fill: siteColours.history }),
    ...row(368, 'Odd places', `${odd.join(' + ')} = ${sumOf(odd)}`),
    ...row(422, 'Even, times 3', `3 × (${even.join(' + ')}) = ${3 * sumOf(even)}`),
    ...row(476, 'Together', String(total)),
    ...row(530, 'Up to the next ten', `${total + check} − ${total} = ${check}`),
    words(400, 592, `The number ends in ${check}, so it holds.`, { ...centred, ...strong }),
  );
}

function sign(text: string, place: number): string {
  const edge = edges[place] ?? '#b9b09c';
  return group(
    {},
    rect(xOf(place), box.top, box.width, box.height, { rx: 10, fill: '#fffdf8', stroke: edge, 'stroke-width': 4 }),
    words(xOf(place) + box.width / 2, box.top + 57, text, { ...centred, ...strong, 'font-size': 44 }),
  );
}

function row(y: number, name: string, says: string): string[] {
  return [words(36, y, name, { fill: quiet }), words(352, y, says)];
}
