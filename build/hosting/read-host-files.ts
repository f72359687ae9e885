/** One line of `_redirects`: a path, its target and the status. */
interface Rewrite {
  from: string;
  to: string;
  status: number;
}

/** A block of `_headers`: a path and its headers. */
interface HeaderRule {
  from: string;
  headers: [name: string, value: string][];
}

/** Reads the `_redirects` file of a static host, in Netlify's format. */
export function parseRedirects(text: string): Rewrite[] {
  return linesOf(text).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    return from && to ? [{ from, to, status: Number(status) }] : [];
  });
}

/** Reads the `_headers` file of a static host, in Netlify's format. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (!/^\s/.test(line)) rules.push({ from: line.trim(), headers: [] });
    else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/**
 * Says whether a rule's path covers a path. `*` at the end of the rule stands for anything. `:name` stands for one
 * segment.
 */
export function covers(rule: string, pathname: string): boolean {
  if (rule.endsWith('*')) return pathname.startsWith(rule.slice(0, -1));
  const wanted = rule.split('/');
  const given = pathname.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}
