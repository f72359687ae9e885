import { isVisible, lengthOf } from './text-rules';

// The rules are those of private.is_http_url and private.is_image_source in the migration on addresses; a test
// compares them.
const maxLength = 2048;
const httpUrl = /^https?:\/\/[^\\/?#@]+(?:[/?#][^\\]*)?$/i;
const sitePath = /^\/(?:[^\\/][^\\]*)?$/;
/** Resolving an address drops such a segment: the rest of '/..//a.example' is another site. */
const dotSegment = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
/** Decoded, a path with such a code leads elsewhere: to another folder, or to a file with another name. */
const hiddenSign = /^[^?#]*%(?:[01][0-9a-f]|2f|3f|5c|23|7f)/i;
/** Several addresses have commas between them. */
const mailAddress = /^mailto:[^\\@?,]+@[^\\@?,]+(?:,[^\\@?,]+@[^\\@?,]+)*(?:\?[^\\]*)?$/i;

/** An absolute http or https address without a user name. */
export function isHttpUrl(value: string): boolean {
  return canBeAddress(value) && httpUrl.test(value);
}

/** The host of an http(s) address, without 'www.'; empty for anything else. */
export function siteOf(address: string): string {
  return isHttpUrl(address) ? (/^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? '') : '';
}

/** An http(s) address or a path on this site. */
export function isImageSource(value: string): boolean {
  return canBeAddress(value) && (httpUrl.test(value) || isSitePath(value));
}

/** The picture's address, or the placeholder for one that is not allowed. */
export function safeImage(value: string, placeholder: string): string {
  return isImageSource(value) ? value : placeholder;
}

/** What staff may link to: an http(s) address, a path on this site, or mail addresses. */
export function isLinkTarget(value: string): boolean {
  return isImageSource(value) || (canBeAddress(value) && mailAddress.test(value));
}

function isSitePath(value: string): boolean {
  return sitePath.test(value) && !dotSegment.test(value) && !hiddenSign.test(value);
}

/** Checked first, so that no pattern runs on a longer text. */
function canBeAddress(value: string): boolean {
  return lengthOf(value) <= maxLength && isVisible(value);
}

/** Encodes characters that would start the headers of the mail. */
export function mailTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
