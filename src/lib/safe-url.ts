// The verdicts are those of private.is_http_url and private.is_image_source in the
// first migration; a test compares the two.
const maxLength = 2048;
/* eslint-disable-next-line no-control-regex -- control characters are exactly what is refused */
const httpUrl = /^https?:\/\/[^\u0001-\u0020\u007f\\/?#]+[^\u0001-\u0020\u007f\\]*$/i;
/* eslint-disable-next-line no-control-regex -- control characters are exactly what is refused */
const sitePath = /^\/([^\u0001-\u0020\u007f\\/][^\u0001-\u0020\u007f\\]*)?$/;

/** Is this an absolute http or https address, free of control characters and backslashes? */
export function isHttpUrl(value: string): boolean {
  return characters(value) <= maxLength && httpUrl.test(value);
}

/** The site an http(s) address leads to, without 'www.'; empty for anything else. */
export function siteOf(address: string): string {
  return isHttpUrl(address) ? (/^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? '') : '';
}

/** May this stand in an image's src: an http(s) address or a path on this site? */
export function isImageSource(value: string): boolean {
  return isHttpUrl(value) || isSitePath(value);
}

/** The picture's address, or the placeholder's when it is not one that may be shown. */
export function safeImage(value: string, placeholder: string): string {
  return isImageSource(value) ? value : placeholder;
}

/** May this stand in a link written by staff: an http(s) address, a path on this site, or a mail address? */
export function isLinkTarget(value: string): boolean {
  return isHttpUrl(value) || isSitePath(value) || /^mailto:[^\s\\]+@[^\s\\]+$/i.test(value);
}

function isSitePath(value: string): boolean {
  return characters(value) <= maxLength && sitePath.test(value);
}

/** Postgres counts code points where JavaScript counts UTF-16 units. */
function characters(value: string): number {
  return Array.from(value).length;
}
