/** What the names in a pattern stand for in a path, decoded. */
export type Params = Readonly<Record<string, string>>;

/**
 * Compares a path with a pattern such as `/blog/:slug`: a name stands for one segment, `*` at
 * the end for all that follows. Null when they differ.
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [position, part] of wanted.entries()) {
    const text = given[position] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(text);
    else if (part !== text) return null;
  }
  return params;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** What cannot be decoded stands for itself. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
