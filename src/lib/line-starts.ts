const unusual = /[\u00a0\u2007\u202f\u200b-\u200d\u2060\ufeff]/;
const noBreakSpace = /[\u00a0\u2007\u202f]/g;
const zeroWidth = /[\u200b-\u200d\u2060\ufeff]/g;

/** Matches the start of a line: white space and the marks of quotations, lists, tasks and headings. */
const lead =
  /^(?:[ \t>\u00a0\u2007\u202f\u200b-\u200d\u2060\ufeff]|(?:[-*+]|\d{1,9}[.)]|#{1,6}|\[[ xX\u00a0]\])(?=[\u200b-\u200d\u2060\ufeff]*[ \t\u00a0\u2007\u202f]))*/;

const fence = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(`{3,}|~{3,})(.*)/;

/**
 * Returns a line with a plain start. In this start, no-break spaces become spaces, and zero-width characters disappear.
 */
export function plainStart(line: string): string {
  const start = lead.exec(line)?.[0] ?? '';
  if (!unusual.test(start)) return line;
  return start.replace(noBreakSpace, ' ').replace(zeroWidth, '') + line.slice(start.length);
}

/** Applies `plainStart` to each line of a Markdown text outside code blocks. Each line keeps its length. */
export function withPlainStarts(text: string): string {
  if (!unusual.test(text)) return text;
  const placeOf = codeReader();
  return text.replace(/[^\r\n]+/g, (line) => {
    const plain = plainStart(line);
    return placeOf(plain) === 'inside' ? line : plain.padEnd(line.length);
  });
}

/**
 * Returns a function that takes the lines of a Markdown text in order. The function returns 'inside' for a line in a
 * code block, 'fence' for each of the two fences, and null for any other line.
 */
export function codeReader(): (line: string) => 'inside' | 'fence' | null {
  let open = '';
  return (line) => {
    const [, marks = '', rest = ''] = fence.exec(line) ?? [];
    if (open !== '') {
      if (!marks.startsWith(open) || rest.trim() !== '') return 'inside';
      open = '';
      return 'fence';
    }
    if (marks === '' || (marks.startsWith('`') && rest.includes('`'))) return null;
    open = marks;
    return 'fence';
  };
}
