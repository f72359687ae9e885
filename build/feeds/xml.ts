/** What XML 1.0 has no way to write: control characters, and halves of surrogate pairs. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The text without the characters that XML forbids. */
export function writable(text: string): string {
  return text.replace(forbidden, '');
}

/** The text as it stands inside an element or an attribute. */
export function escapeXml(text: string): string {
  return writable(text).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** The text as a CDATA section; what would end the section early is spread over two. */
export function cdata(text: string): string {
  return `<![CDATA[${writable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** An element that holds nothing but text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
