import { codeReader, plainStart } from './line-starts';
import { asLabel, asTarget, isLinkable } from './markdown-links';

export interface Passage {
  text: string;
  start: number;
  end: number;
}

/** The replacement of a range, and the selection afterwards. All positions count from the start of the text, 0. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: [start: number, end: number];
}

/** A command returns null when it has nothing to change. */
type Command = (passage: Passage) => Edit | null;

/** The part of a line before its words: indentation, quotation, list marker, heading. */
const linePrefix = /^[ \t]*(?:>[ \t]?)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|#{1,6}[ \t]+)?/;
const listMarker = /^(?:[-*+]|\d{1,9}[.)]) +(?:\[[ xX]\] +)?/;
const longestList = 99;
const fence = /^ {0,3}(?:```|~~~)/;

export const bold: Command = (passage) => emphasise(passage, '**');

export const italic: Command = (passage) => emphasise(passage, '*');

/** Marks code within a line, or lines as a block. */
export const code: Command = (passage) => {
  if (!passage.text.slice(passage.start, passage.end).includes('\n')) return emphasise(passage, '`');
  return editLines(passage, (lines) =>
    fence.test(lines[0] ?? '') && fence.test(lines.at(-1) ?? '') ? lines.slice(1, -1) : ['```', ...lines, '```'],
  );
};

/** Makes the selected words a link and selects its address. Without words, inserts a link and selects its label. */
export const link: Command = ({ text, start, end }) => {
  const words = text.slice(start, end);
  const label = words.includes('\n') ? '' : words;
  const from = label ? start : end;
  if (!label) return { from, to: from, insert: '[text](address)', select: [from + 1, from + 5] };
  const insert = `[${asLabel(label)}](address)`;
  const at = from + insert.length - 'address)'.length;
  return { from, to: end, insert, select: [at, at + 'address'.length] };
};

/** Links the selected words to a pasted address; null when the words span several lines or cannot be a link. */
export function linkTo(address: string, passage: Passage): Edit | null {
  const { text } = passage;
  const { start, end } = trimmed(passage);
  if (start === end || text.slice(start, end).includes('\n') || isInFence(text, start)) return null;
  const lineStart = startOfLine(text, start);
  const from = start + (start === lineStart ? prefixOf(text.slice(start, end)).length : 0);
  const before = text.slice(lineStart, from);
  const words = text.slice(from, end);
  if (!isWritten(words) || !isLinkable(before, words, text.slice(end, endOfLine(text, end)))) return null;
  // An exclamation mark before the link would make the link a picture.
  const mark = /(?:^|[^\\])!$/.test(before) ? 1 : 0;
  const insert = `${mark ? '\\!' : ''}[${asLabel(words)}](${asTarget(address)})`;
  const caret = from - mark + insert.length;
  return { from: from - mark, to: end, insert, select: [caret, caret] };
}

/** Inserts a picture on a separate line, because only a picture with its own line becomes a figure. */
export const picture: Command = (passage) => insertBlock(passage, '![description](address)', [2, 13], '\n');

/** Inserts a table between blank lines, because Markdown reads any line below a row as a row. */
export const table: Command = (passage) =>
  insertBlock(passage, '| Heading | Heading |\n| ------- | ------- |\n| Cell | Cell |', [2, 9], '\n\n');

/** Switches between no heading, ## and ###. It skips #, because the title of the page is the largest heading. */
export const heading: Command = (passage) =>
  editLines(passage, (written) => {
    const lines = written.map(plainStart);
    const [, marks = ''] = /^(#{1,6}) /.exec(lines.find(isWritten) ?? '') ?? [];
    const next = marks.length === 0 || marks.length === 1 ? '## ' : marks.length === 2 ? '### ' : '';
    return lines.map((line) => (isWritten(line) || lines.length === 1 ? next + line.replace(/^#{1,6} /, '') : line));
  });

export const bulletedList: Command = (passage) => list(passage, /^[-*+] /, () => '- ');

export const numberedList: Command = (passage) => list(passage, /^\d{1,9}[.)] /, (index) => `${index + 1}. `);

export const quote: Command = (passage) =>
  editLines(passage, (lines) =>
    lines.every((line) => line.startsWith('>'))
      ? lines.map((line) => line.replace(/^> ?/, ''))
      : lines.map((line) => `> ${line}`),
  );

/** Handles Enter in a list or quotation: adds the next item, or ends the list at an empty item. Null elsewhere. */
export const nextItem: Command = ({ text, start, end }) => {
  if (start !== end) return null;
  const lineStart = startOfLine(text, start);
  const lineEnd = endOfLine(text, start);
  const line = plainStart(text.slice(lineStart, lineEnd));
  const [quoted = ''] = /^[ \t]*(?:> ?)*/.exec(line) ?? [];
  const [marker = ''] = listMarker.exec(line.slice(quoted.length)) ?? [];
  const prefix = quoted + marker;
  if (!/[^ \t]/.test(prefix) || start < lineStart + prefix.length || isInFence(text, lineStart)) return null;
  // A larger number, such as a year, begins a sentence and no item.
  if (parseInt(marker) > longestList) return null;
  if (line.slice(prefix.length).trim() === '') {
    // An empty item ends the list. The line stays in the quotation around the list.
    const rest = marker ? quoted.trimStart() : '';
    const at = lineStart + rest.length;
    return { from: lineStart, to: lineEnd, insert: rest, select: [at, at] };
  }
  const next = marker.replace(/^\d+/, (number) => String(Number(number) + 1)).replace(/\[[xX]\]/, '[ ]');
  const insert = `\n${quoted}${next}`;
  return { from: start, to: start, insert, select: [start + insert.length, start + insert.length] };
};

/** Adds the marks to the words, or removes the marks from marked words. */
function emphasise(passage: Passage, mark: string): Edit {
  const { text } = passage;
  const { start, end } = passage.start === passage.end ? wordAt(passage) : trimmed(passage);
  const caret = passage.start === passage.end ? passage.start : null;
  const selecting = (from: number, length: number, moved: number): Edit['select'] =>
    caret === null ? [from, from + length] : [caret + moved, caret + moved];
  const words = text.slice(start, end);
  if (words.includes('\n')) {
    const insert = emphasiseLines(words, mark, start === startOfLine(text, start));
    return { from: start, to: end, insert, select: [start, start + insert.length] };
  }
  const width = mark.length;
  if (isOn(runAround(text, start, end, mark), mark)) {
    return {
      from: start - width,
      to: end + width,
      insert: words,
      select: selecting(start - width, words.length, -width),
    };
  }
  if (isMarked(words, mark)) {
    const insert = words.slice(width, -width);
    return { from: start, to: end, insert, select: selecting(start, insert.length, -width) };
  }
  return { from: start, to: end, insert: mark + words + mark, select: selecting(start + width, words.length, width) };
}

/** Marks each line separately, because marks end with their paragraph. */
function emphasiseLines(words: string, mark: string, fromStartOfLine: boolean): string {
  const lines = words.split('\n').map((line, index) => {
    const prefix = index > 0 || fromStartOfLine ? prefixOf(line) : '';
    return { prefix, body: line.slice(prefix.length).trimEnd() };
  });
  const allMarked = lines.every(({ body }) => body === '' || isMarked(body, mark));
  const changed = ({ prefix, body }: (typeof lines)[number]) => {
    if (body === '' || (!allMarked && isMarked(body, mark))) return prefix + body;
    return prefix + (allMarked ? body.slice(mark.length, -mark.length) : mark + body + mark);
  };
  return lines.map(changed).join('\n');
}

function isMarked(words: string, mark: string): boolean {
  const [sign = ''] = mark;
  const inner = words.replaceAll(sign, ' ').trim();
  const at = words.length - words.trimStart().length;
  const lead = inner === '' ? 0 : countFrom(words, at, sign, 1);
  const tail = inner === '' ? 0 : countFrom(words, words.length - 1, sign, -1);
  return isOn(Math.min(lead, tail), mark);
}

/** Counts the signs of a mark before a range and after it. Returns the smaller number. */
function runAround(text: string, start: number, end: number, mark: string): number {
  const [sign = ''] = mark;
  return Math.min(countFrom(text, start - 1, sign, -1), countFrom(text, end, sign, 1));
}

function countFrom(text: string, at: number, sign: string, step: 1 | -1): number {
  let count = 0;
  while (text[at + count * step] === sign) count += 1;
  return count;
}

/** Says whether a number of signs means the mark: one star is italic, two are bold, three are both. */
function isOn(signs: number, mark: string): boolean {
  return mark.length === 2 ? signs >= 2 : signs % 2 === 1;
}

function list(passage: Passage, own: RegExp, marker: (index: number) => string): Edit {
  return editLines(passage, (written) => {
    const lines = written.map(plainStart);
    const single = lines.length === 1;
    const bodies = lines.map((line) => line.trimStart());
    const all = bodies.every((body) => own.test(body) || (!single && body === ''));
    let index = 0;
    return lines.map((line, at) => {
      const body = bodies[at] ?? '';
      if (body === '' && !single) return line;
      const indent = line.slice(0, line.length - body.length);
      if (all) return indent + body.replace(own, '');
      const plain = body.replace(listMarker, '').replace(/^#{1,6} /, '');
      return indent + marker(index++) + plain;
    });
  });
}

function editLines({ text, start, end }: Passage, change: (lines: string[]) => string[]): Edit {
  const from = startOfLine(text, start);
  // A line break at the end of a selection does not select the next line.
  const to = endOfLine(text, end > start && text[end - 1] === '\n' ? end - 1 : end);
  const insert = change(text.slice(from, to).split('\n')).join('\n');
  const after = from + insert.length;
  const caret = Math.max(from, after - (to - end));
  return { from, to, insert, select: start === end ? [caret, caret] : [from, after] };
}

/**
 * Inserts a block below the line of the caret, or in place of an empty line.
 * @param select the part of the block that is selected afterwards
 * @param apart '\n' or, for a block between blank lines, '\n\n'
 */
function insertBlock({ text, end }: Passage, block: string, select: [number, number], apart: '\n' | '\n\n'): Edit {
  const to = endOfLine(text, end);
  const lineStart = startOfLine(text, end);
  const blank = !isWritten(text.slice(lineStart, to));
  const from = blank ? lineStart : to;
  const alone = apart === '\n\n';
  const above = text.slice(0, from);
  const leadOfBlank = alone && above !== '' && !above.endsWith('\n\n') ? '\n' : '';
  const lead = blank ? leadOfBlank : apart;
  const below = text.slice(to);
  const trail = alone && below !== '' && !below.startsWith('\n\n') ? '\n' : '';
  const at = from + lead.length;
  return { from, to, insert: lead + block + trail, select: [at + select[0], at + select[1]] };
}

function wordAt({ text, start }: Passage): { start: number; end: number } {
  const lineStart = startOfLine(text, start);
  const before =
    text
      .slice(lineStart, start)
      .split(/[^\p{L}\p{N}_'’-]/u)
      .at(-1) ?? '';
  const [after = ''] = /^[\p{L}\p{N}_'’-]*/u.exec(text.slice(start, start + 100)) ?? [];
  // At the edge of a word, the marks surround only the caret, for the next words.
  if (before === '' || after === '') return { start, end: start };
  return { start: start - before.length, end: start + after.length };
}

function trimmed({ text, start, end }: Passage): { start: number; end: number } {
  const words = text.slice(start, end);
  if (!isWritten(words)) return { start: end, end };
  return { start: start + words.length - words.trimStart().length, end: end - words.length + words.trimEnd().length };
}

/** Says whether the line of this place is inside a block of code, or is one of its fences. */
function isInFence(text: string, at: number): boolean {
  const placeOf = codeReader();
  return text.slice(0, endOfLine(text, at)).split('\n').map(placeOf).at(-1) !== null;
}

function prefixOf(line: string): string {
  return linePrefix.exec(line)?.[0] ?? '';
}

function startOfLine(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}
