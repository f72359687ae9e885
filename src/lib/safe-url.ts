import { env } from './env';
import { withoutEndSlashes } from './paths';
import { isVisible, lengthOf } from './text-rules';

// The verdicts are those of private.is_http_url and private.is_image_source in the
// migration on addresses; a test compares the two.
const maxLength = 2048;
const httpUrl = /^https?:\/\/[^\\/?#@]+(?:[/?#][^\\]*)?$/i;
const sitePath = /^\/(?:[^\\/][^\\]*)?$/;
/** Such a segment goes when an address is resolved: what is left of '/..//a.example' leads to another site. */
const dotSegment = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
const mailAddress = /^mailto:[^\\@?]+@[^\\@?]+(?:\?[^\\]*)?$/i;

/** Is this an absolute http or https address, without a user name? */
export function isHttpUrl(value: string): boolean {
  return canBeAddress(value) && httpUrl.test(value);
}

/** The site an http(s) address leads to, without 'www.'; empty for anything else. */
export function siteOf(address: string): string {
  return isHttpUrl(address) ? (/^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? '') : '';
}

/** May this stand in an image's src: an http(s) address or a path on this site? */
export function isImageSource(value: string): boolean {
  return canBeAddress(value) && (httpUrl.test(value) || isSitePath(value));
}

/** The picture's address, or the placeholder's when it is not one that may be shown. */
export function safeImage(value: string, placeholder: string): string {
  return isImageSource(value) ? value : placeholder;
}

/** May this stand in a link written by staff: an http(s) address, a path on this site, or a mail address? */
export function isLinkTarget(value: string): boolean {
  return isImageSource(value) || (canBeAddress(value) && mailAddress.test(value));
}

function isSitePath(value: string): boolean {
  return sitePath.test(value) && !dotSegment.test(value);
}

/** Before anything else: what is longer is not looked at. */
function canBeAddress(value: string): boolean {
  return lengthOf(value) <= maxLength && isVisible(value);
}

/** The address that opens a mail to somebody. An e-mail may hold characters that would start the headers of the mail. */
export function mailTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

/** The whole address of a path on this site, as link previews want it. An http(s) address stays as it is. */
export function wholeAddress(pathOrUrl: string): string {
  return isHttpUrl(pathOrUrl) ? pathOrUrl : withoutEndSlashes(env.siteUrl || location.origin) + pathOrUrl;
}
