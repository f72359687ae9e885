/** Says whether words in a line can become a link. Words in code, links, definitions and addresses cannot. */
export function isLinkable(before: string, words: string, after: string): boolean {
  const [start, end] = [before.length, before.length + words.length];
  const cutsCode = codeSpans(before + words + after).some(
    ([from, to]) => from < end && start < to && (from < start || end < to),
  );
  const isInLabel = /\[[^[\]]*$/.test(before) && /^[^[\]]*\][([]/.test(after);
  const isInTarget = /\]\([^()]*$/.test(before) || /^[ \t>]*\[(?!\^)[^[\]]+\]:/.test(before);
  const isInAngles = /<[^<>\s]*$/.test(before) && /^[^<>\s]*>/.test(after);
  const word = before.slice(before.lastIndexOf(' ') + 1) + words;
  const holdsAddress = /https?:\/\/|mailto:|www\.|[^!]\[[^[\]]*\][([]/i.test(` ${word}`);
  return !(cutsCode || isInLabel || isInTarget || isInAngles || holdsAddress || isOdd(slashesAt(before)));
}

/**
 * Returns words as a link's label. Adds a backslash before brackets that would end this label or begin another label.
 */
export function asLabel(words: string): string {
  const code = new Map(codeSpans(words));
  const open: number[] = [];
  const loose: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const end = code.get(at);
    if (end !== undefined) at = end - 1;
    else if (words[at] === '\\') at += 1;
    else if (words[at] === '[') open.push(at);
    else if (words[at] === ']' && open.pop() === undefined) loose.push(at);
  }
  if (isOdd(slashesAt(words))) loose.push(words.length - 1);
  const escaped = new Set([...open, ...loose]);
  return Array.from({ length: words.length }, (_, at) => (escaped.has(at) ? '\\' : '') + (words[at] ?? '')).join('');
}

/** Returns an address as the target of a link. Puts an address with an unmatched parenthesis in angle brackets. */
export function asTarget(address: string): string {
  let depth = 0;
  for (const sign of address) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) break;
  }
  if (depth === 0) return address;
  if (!/[<>]/.test(address)) return `<${address}>`;
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Returns the ranges of code in a line, with their marks. */
function codeSpans(line: string): [from: number, to: number][] {
  const marks = Array.from(line.matchAll(/`+/g), ({ 0: { length }, index }) => ({ index, length }));
  const last = new Map(marks.map(({ length }, place) => [length, place]));
  const spans: [number, number][] = [];
  for (let at = 0; at < marks.length; at += 1) {
    const { index = 0, length = 0 } = marks[at] ?? {};
    const escaped = isOdd(slashesAt(line.slice(0, index))) ? 1 : 0;
    if ((last.get(length - escaped) ?? 0) <= at) continue;
    do at += 1;
    while (marks[at]?.length !== length - escaped);
    spans.push([index + escaped, (marks[at]?.index ?? 0) + length - escaped]);
  }
  return spans;
}

/** Counts the backslashes at the end of a text. */
function slashesAt(text: string): number {
  let count = 0;
  while (text[text.length - 1 - count] === '\\') count += 1;
  return count;
}

function isOdd(count: number): boolean {
  return count % 2 === 1;
}
