// Addresses of web pages and pictures, and texts that look like an address.
import { judged, listed, readable, type JudgedInput } from './input.ts';

const schemes = listed(`javascript:__ran() ¦ vbscript:__ran() ¦ data:text/html,<script>__ran()</script> ¦
  data:image/svg+xml,<svg onload=__ran()> ¦ blob:https://a.example/x ¦ file:///etc/passwd ¦
  ftp://a.example ¦ ws://a.example ¦ view-source:https://a.example ¦ intent://a.example#Intent;end ¦
  mailto:a@b.example ¦ tel:+1 ¦ about:blank ¦ filesystem:https://a.example/x`);

/** Ways to hide a scheme from a check. */
const disguises: [string, (address: string) => string][] = [
  ['in capitals', (address) => address.toUpperCase()],
  ['a space before', (address) => ` ${address}`],
  ['a line end before', (address) => `\n${address}`],
  ['a control character before', (address) => `\u0001${address}`],
  ['a tab in the scheme', (address) => `${address.slice(0, 3)}\t${address.slice(3)}`],
  ['a line end in the scheme', (address) => `${address.slice(0, 3)}\n${address.slice(3)}`],
  ['a zero-width space in the scheme', (address) => `${address.slice(0, 3)}\u200b${address.slice(3)}`],
  ['an entity for the colon', (address) => address.replace(':', '&colon;')],
  ['a percent code for the colon', (address) => address.replace(':', '%3a')],
  ['a full-width colon', (address) => address.replace(':', '\uff1a')],
  ['a web address on the next line', (address) => `${address}\nhttps://a.example`],
];

const hiddenSchemes: JudgedInput[] = schemes.flatMap((scheme) =>
  disguises.map(([disguise, hide]) => ({ name: `${readable(scheme)}, ${disguise}`, text: hide(scheme), taken: false })),
);

const start = 'https://a.example/';

/** User names before an @. Each name looks like the host of the address, or hides the host. */
const namesBefore = ['user', 'user:word', ':', 'a.example', 'https%3a%2f%2fa.example', ''];

/** Invisible characters, and characters that change the direction of text. */
const hidden =
  listed(`\u0080 ¦ \u0085 ¦ \u00a0 ¦ \u00ad ¦ \u034f ¦ \u061c ¦ \u115f ¦ \u1680 ¦ \u17b4 ¦ \u180e ¦ \u2002 ¦
  \u200b ¦ \u200d ¦ \u200e ¦ \u2028 ¦ \u202e ¦ \u2060 ¦ \u2067 ¦ \u2800 ¦ \u3000 ¦ \u3164 ¦ \ufe0f ¦
  \ufeff ¦ \uffa0 ¦ \ufff9 ¦ \u{e0001} ¦ \u{e0041} ¦ \u{e0100}`);

/** Paths with dot segments. Some paths resolve to the address of another site. */
const dotted =
  listed(`/. ¦ /.. ¦ /./ ¦ /../ ¦ /./a ¦ /a/. ¦ /a/.. ¦ /a/../../b ¦ /.?a ¦ /..#a ¦ /a/./b ¦ /..//other.example ¦
  /.//other.example ¦ /a/..//other.example ¦ /a/../..//other.example ¦ /%2e ¦ /%2e%2E//other.example ¦
  /.%2e//other.example ¦ /%2e.//other.example ¦ /%2E//other.example`);

/** Valid and invalid absolute web addresses. */
export const webAddresses: JudgedInput[] = [
  ...judged(
    listed(`https://a.example ¦ http://a.example/ ¦ HTTPS://A.EXAMPLE/B ¦ https://a.example:8443/b?c=d#e ¦
      https://[::1]/ ¦ https://[::1]:80/x ¦ https://[2001:db8::1%25en0]/ ¦ https://127.1/ ¦
      https://0x7f000001/ ¦ https://2130706433/ ¦ https://a.example./ ¦ https://日本.example/ ¦
      https://xn--wgv71a.example/ ¦ https://a.example/ü?ö#ä ¦ https://a.example/🎮 ¦
      https://a.example/%00 ¦ https://a.example/%0d%0aset-cookie:x ¦
      https://a.example/?q=<script>__ran()</script> ¦ https://a.example/"onmouseover="__ran() ¦
      https://a.example/' ¦ https://a.example/\` ¦ https://a.example/..%2f.. ¦ https://a.example/../.. ¦
      https://a.example//b ¦ https://a.example/?next=javascript:__ran() ¦ https://localhost ¦
      https://a.example/@b ¦ https://a.example?@b.example ¦ https://a.example#@b.example ¦
      https://café.example/путь/道?ک=نم ¦ https://a.example/e\u0301 ¦
      ${start + 'x'.repeat(2048 - start.length)} ¦ ${start + '🎮'.repeat(2048 - start.length)}`),
    [
      ...listed(`a ¦ a.example ¦ www.a.example ¦ http: ¦ http:/ ¦ http:// ¦ https:///a ¦ https:a.example ¦
        https:/a.example ¦ https://?x ¦ https://#x ¦ http\u017f://a.example ¦ \uff48ttps://a.example ¦
        https\\://a.example ¦ https:\\\\a.example ¦ https://a\\b ¦ https://a.example\\@b.example`),
      ...namesBefore.map((name) => `https://${name}@b.example/`),
      ...hidden.flatMap((character) => [`https://a.example/${character}`, `https://a${character}.example/`]),
      ...listed(`https://a b ¦ https://a.example/a b ¦  https://a.example ¦ https://a.example  ¦
        https://a.example\n ¦ https://a/\tb ¦ https://a/\r\nb ¦ https://a/\u0000b ¦ https://a/\u0001b ¦
        https://a/\u001fb ¦ https://a/\u007f ¦ https://a/\ud83c ¦ //a.example ¦ ///a.example ¦
        /\\a.example ¦ \\\\a.example ¦ \\/a.example ¦ ?x ¦ #x ¦ ./a ¦ ../a ¦
        ${start + 'x'.repeat(2049 - start.length)} ¦ ${start + '🎮'.repeat(2049 - start.length)}`),
    ],
  ),
  ...judged([], schemes),
  ...hiddenSchemes,
];

/** Paths with codes that mean another folder or file after decoding. */
const coded =
  listed(`/a%5cb ¦ /a%5Cb ¦ /a%2fb ¦ /a%2Fb ¦ /%2f ¦ /a%3fb ¦ /a%3Fb ¦ /a%23b ¦ /a%2fb?c ¦ /a%3Fb#c ¦ /a%00 ¦
  /a%01b ¦ /a%09b ¦ /a%0d%0Ab ¦ /a%1fb ¦ /a%1F ¦ /a%7f ¦ /a%7Fb?c ¦ /blog/..%5c..%5cpictures%5ca.png%3f`);

const sitePaths = judged(
  listed(`/ ¦ /a.png ¦ /a//b ¦ /?a ¦ /#a ¦ /... ¦ /.a/b. ¦ /a../..b ¦ /%2e%2ea ¦ /a?b=//c ¦ /a?../x ¦ /a#/../x ¦
    /blog?q=a%2Fb ¦ /a?b=%5c%3f%23%00%7f ¦ /a#%2f%5C ¦ /a%20b ¦ /%C3%BC ¦ /100%25 ¦ /a%252fb ¦ /a%80 ¦ /a%2 ¦
    /@b ¦ /javascript:__ran() ¦ /"onerror="x ¦ /${'x'.repeat(2047)}`),
  [
    ...dotted,
    ...coded,
    ...hidden.map((character) => `/a${character}b`),
    ...listed(`/a b ¦ /a\\b ¦ /a\tb ¦ /a\nb ¦ /a\u0000 ¦ /  ¦ a.png ¦ . ¦ /${'x'.repeat(2048)}`),
  ],
);

/** Addresses of pictures: a web address or a path on this site. */
export const pictureAddresses: JudgedInput[] = [...webAddresses, ...sitePaths];
