const scriptEscape = /\\(?:u([\da-f]{4})|x([\da-f]{2})|([^]))/gi;
const scriptLetters: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };

const entity = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos));/gi;
const entityNames: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * What a text of a build can be read as: as it stands, and without the escapes of JSON, scripts and HTML,
 * of which one can stand within another, such as HTML in a feed.
 */
export function readingsOf(text: string): string[] {
  const readings = withoutEscapes([text]);
  return withoutEscapes(readings);
}

function withoutEscapes(texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => [text, fromScript(text), fromHtml(text)]))];
}

function fromScript(text: string): string {
  return text.replace(scriptEscape, (_, unicode?: string, byte?: string, letter?: string) => {
    if (letter !== undefined) return scriptLetters[letter] ?? letter;
    return String.fromCharCode(parseInt(unicode ?? byte ?? '', 16));
  });
}

function fromHtml(text: string): string {
  return text.replace(entity, (_, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal) return String.fromCodePoint(parseInt(decimal, 10));
    if (hexadecimal) return String.fromCodePoint(parseInt(hexadecimal, 16));
    return entityNames[name?.toLowerCase() ?? ''] ?? '';
  });
}
