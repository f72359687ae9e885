import * as v from 'valibot';
import { isHttpUrl, isImageSource } from './safe-url';
import { isStorable, isText, lengthOf } from './text-rules';

/** Returns a schema of texts that Postgres can store and `fits` accepts. `empty` is the message for an empty field. */
export function field(fits: (text: string) => boolean, message: string, empty = message) {
  return v.pipe(
    v.string(),
    v.check(isStorable, 'We can’t store one of these characters. Please remove it.'),
    v.check(fits, ({ input }) => (input.trim() === '' ? empty : message)),
  );
}

export function requiredText(longest: number, message: string, empty: string) {
  return field((text) => isText(text, longest), message, empty);
}

export function optionalText(longest: number, message: string) {
  return field((text) => lengthOf(text) <= longest, message);
}

export function httpUrl(message: string, empty: string) {
  return field(isHttpUrl, message, empty);
}

/** The message for an http picture, which the content security policy blocks. */
export const insecurePicture =
  'Use an https address or a path on this site. Pictures from http addresses don’t show here.';

/** Returns the schema of a picture's address: a path on this site or an https address. */
export function picture(message: string, empty: string) {
  return v.pipe(
    field(isImageSource, message, empty),
    v.check((address) => !isInsecure(address), insecurePicture),
  );
}

export function optionalPicture(message: string) {
  return v.pipe(
    field((address) => address === '' || isImageSource(address), message),
    v.check((address) => !isInsecure(address), insecurePicture),
  );
}

/** Says whether the site's content security policy blocks this picture. */
export function isInsecure(address: string): boolean {
  return /^http:/i.test(address);
}
