import { isVisible, lengthOf } from './text-rules';

// A test compares these rules with private.is_http_url and private.is_image_source in the migration on addresses.
const maxLength = 2048;
const httpUrl = /^https?:\/\/[^\\/?#@]+(?:[/?#][^\\]*)?$/i;
const sitePath = /^\/(?:[^\\/][^\\]*)?$/;
/**
 * Matches segments that a browser drops from an address. Without these segments, '/..//a.example' names another site.
 */
const dotSegment = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
/** Matches codes that change a path when a server decodes them: the path then names another folder or file. */
const hiddenSign = /^[^?#]*%(?:[01][0-9a-f]|2f|3f|5c|23|7f)/i;
/** Matches one mail address, or several with commas between them. */
const mailAddress = /^mailto:[^\\@?,]+@[^\\@?,]+(?:,[^\\@?,]+@[^\\@?,]+)*(?:\?[^\\]*)?$/i;

/** Says whether the value is an absolute http or https address without a user name. */
export function isHttpUrl(value: string): boolean {
  return canBeAddress(value) && httpUrl.test(value);
}

/** Returns the host of an http(s) address, without 'www.'; '' for anything else. */
export function siteOf(address: string): string {
  return isHttpUrl(address) ? (/^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? '') : '';
}

/** Says whether the value is an http(s) address or a path on this site. */
export function isImageSource(value: string): boolean {
  return canBeAddress(value) && (httpUrl.test(value) || isSitePath(value));
}

/** Returns an allowed address of a picture unchanged, and the placeholder for any other address. */
export function safeImage(value: string, placeholder: string): string {
  return isImageSource(value) ? value : placeholder;
}

/** Says whether staff may link to the value: an http(s) address, a path on this site, or mail addresses. */
export function isLinkTarget(value: string): boolean {
  return isImageSource(value) || (canBeAddress(value) && mailAddress.test(value));
}

function isSitePath(value: string): boolean {
  return sitePath.test(value) && !dotSegment.test(value) && !hiddenSign.test(value);
}

/** Says whether the text can be an address. This check comes first, so that no pattern runs on a very long text. */
function canBeAddress(value: string): boolean {
  return lengthOf(value) <= maxLength && isVisible(value);
}

/** Returns the mailto: address. It encodes characters that would add headers to the mail. */
export function mailTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
