const unusual = /[\u00a0\u2007\u202f\u200b-\u200d\u2060\ufeff]/;
const noBreakSpace = /[\u00a0\u2007\u202f]/g;
const zeroWidth = /[\u200b-\u200d\u2060\ufeff]/g;

/** White space at the start of a line, and marks before it: of quotations, lists, tasks, headings. */
const lead =
  /^(?:[ \t>\u00a0\u2007\u202f\u200b-\u200d\u2060\ufeff]|(?:[-*+]|\d{1,9}[.)]|#{1,6}|\[[ xX\u00a0]\])(?=[\u200b-\u200d\u2060\ufeff]*[ \t\u00a0\u2007\u202f]))*/;

const fence = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(`{3,}|~{3,})(.*)/;

/** Returns a line with a plain start: no-break spaces there become spaces, and characters without a width go. */
export function plainStart(line: string): string {
  const start = lead.exec(line)?.[0] ?? '';
  if (!unusual.test(start)) return line;
  return start.replace(noBreakSpace, ' ').replace(zeroWidth, '') + line.slice(start.length);
}

/** Returns a Markdown text with plain starts outside of code. Each line keeps its length. */
export function withPlainStarts(text: string): string {
  if (!unusual.test(text)) return text;
  const placeOf = codeReader();
  return text.replace(/[^\r\n]+/g, (line) => {
    const plain = plainStart(line);
    return placeOf(plain) === 'inside' ? line : plain.padEnd(line.length);
  });
}

/** Returns a reader of Markdown lines in order. It says whether a line is inside a block of code, or a fence of one. */
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
