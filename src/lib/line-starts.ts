const unusual = /[\u00a0\u2007\u202f\u200b-\u200d\u2060\ufeff]/;
const noBreakSpace = /[\u00a0\u2007\u202f]/g;
const zeroWidth = /[\u200b-\u200d\u2060\ufeff]/g;

/** White space, and the marks before it: of a quotation, a list, a task, a heading. */
const lead =
  /^(?:[ \t>\u00a0\u2007\u202f\u200b-\u200d\u2060\ufeff]|(?:[-*+]|\d{1,9}[.)]|#{1,6}|\[[ xX\u00a0]\])(?=[\u200b-\u200d\u2060\ufeff]*[ \t\u00a0\u2007\u202f]))*/;

const fence = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(`{3,}|~{3,})(.*)/;

/** A line as it is meant: no-break characters at its start are spaces there, and those without a width nothing. */
export function plainStart(line: string): string {
  const start = lead.exec(line)?.[0] ?? '';
  if (!unusual.test(start)) return line;
  return start.replace(noBreakSpace, ' ').replace(zeroWidth, '') + line.slice(start.length);
}

/** A Markdown text with plain starts outside of code. Each line ends where it ended. */
export function withPlainStarts(text: string): string {
  if (!unusual.test(text)) return text;
  const placeOf = codeReader();
  return text.replace(/[^\r\n]+/g, (line) => {
    const plain = plainStart(line);
    return placeOf(plain) === 'inside' ? line : plain.padEnd(line.length);
  });
}

/** Reads the lines of a Markdown text one after the other: is this one in a block of code, or a fence of it? */
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
