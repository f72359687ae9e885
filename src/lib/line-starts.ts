const fence = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(`{3,}|~{3,})(.*)$/;

/** Reads the lines of a Markdown text one after the other: is this one in a block of code, or a fence of it? */
export function codeReader(): (line: string) => boolean {
  let open = '';
  return (line) => {
    const [, marks = '', rest = ''] = fence.exec(line) ?? [];
    if (open !== '') {
      if (marks.startsWith(open) && rest.trim() === '') open = '';
      return true;
    }
    if (marks === '' || (marks.startsWith('`') && rest.includes('`'))) return false;
    open = marks;
    return true;
  };
}
