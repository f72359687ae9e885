// Texts from people, machines and attackers for a field that accepts any text.
import { combined, listed, quoted, sampleOf, type Input } from './input.ts';

/** Texts that call `__ran` on a page that reads them as HTML or as a script. */
export const scripts =
  listed(`<script>__ran()</script> ¦ <SCRIPT>__ran()</SCRIPT> ¦ <script src=data:,__ran()></script> ¦
  <scr<script>ipt>__ran()</scr</script>ipt> ¦ </title><script>__ran()</script> ¦
  </script><script>__ran()</script> ¦ </textarea><script>__ran()</script> ¦
  </style><script>__ran()</script> ¦ --><script>__ran()</script> ¦ ]]><script>__ran()</script> ¦
  <!--<img src="--><img src=x onerror=__ran()> ¦ <img src=x onerror=__ran()> ¦
  <img src=x OnErRoR=__ran()> ¦ <img/src=x/onerror=__ran()> ¦ <img src=x\u000conerror=__ran()> ¦
  "><img src=x onerror=__ran()> ¦ '><img src=x onerror=__ran()> ¦ " onmouseover="__ran() ¦
  ' onfocus='__ran()' autofocus=' ¦ \` onload=__ran() \` ¦ <svg onload=__ran()> ¦
  <svg><script>__ran()</script></svg> ¦ <svg><animate onbegin=__ran() attributeName=x dur=1s> ¦
  <svg><use href="data:image/svg+xml,<svg id=x><script>__ran()</script></svg>#x"/></svg> ¦
  <math><mtext><table><mglyph><style><img src=x onerror=__ran()> ¦
  <math href="javascript:__ran()">x</math> ¦ <body onload=__ran()> ¦ <details open ontoggle=__ran()> ¦
  <input autofocus onfocus=__ran()> ¦ <video><source onerror=__ran()></video> ¦
  <iframe src="javascript:__ran()"></iframe> ¦
  <iframe srcdoc="<script>parent.__ran()</script>"></iframe> ¦
  <object data="javascript:__ran()"></object> ¦ <embed src="javascript:__ran()"> ¦
  <a href="javascript:__ran()" autofocus>x</a> ¦
  <form action="javascript:__ran()"><button>x</button></form> ¦
  <meta http-equiv=refresh content="0;url=javascript:__ran()"> ¦ <base href="javascript:__ran()//"> ¦
  <link rel=stylesheet href="javascript:__ran()"> ¦ <template><script>__ran()</script></template> ¦
  <noscript><p title="</noscript><img src=x onerror=__ran()>"> ¦ &lt;script&gt;__ran()&lt;/script&gt; ¦
  &#60;script&#62;__ran()&#60;/script&#62; ¦ \\u003cscript\\u003e__ran()\\u003c/script\\u003e ¦
  %3Cscript%3E__ran()%3C/script%3E ¦ \uff1cscript\uff1e__ran()\uff1c/script\uff1e ¦ javascript:__ran()`);

/** Unclosed markup that could swallow the text after it. */
const unclosed = ['<', '<!', '<!--', '<![CDATA[', '<p', '<p title="', '<textarea>', '<plaintext>', '<xmp>', '&', '&#'];

const code = listed(`\${__ran()} ¦ \${7*7} ¦ {{7*7}} ¦ {{constructor.constructor("__ran()")()}} ¦ <%= 7*7 %> ¦ #{7*7} ¦
  %s%n%d ¦ %EMAIL% ¦ $& ¦ $1 ¦ $$ ¦ $' ¦ '; drop table blog_posts; -- ¦ ' or 1=1 -- ¦ ") or true -- ¦ \\ ¦
  \\n ¦ \\u0000 ¦ \`rm -rf /\` ¦ $(reboot) ¦ ../../etc/passwd ¦ __proto__ ¦ constructor ¦ toString ¦
  {"__proto__":{"x":1}} ¦ null ¦ undefined ¦ true ¦ NaN ¦ [object Object] ¦ new ¦ eq.1 ¦ not.is.null ¦
  (select 1) ¦ =1+1 ¦ @SUM(A1) ¦ * ¦ % ¦ _ ¦ , ¦ %00`);

/** Returns inputs from a list of `name: characters`. */
const characters = (list: string): Input[] =>
  listed(list).map((item) => {
    const [name = '', ...text] = item.split(': ');
    return { name, text: text.join(': ') };
  });

const unusual =
  characters(`right-to-left override: \u202e ¦ left-to-right override: \u202d ¦ right-to-left isolate, unclosed: \u2067 ¦
  pop of an isolate: \u2069 ¦ right-to-left mark: \u200f ¦ zero-width space: \u200b ¦
  zero-width joiner: \u200d ¦ zero-width non-joiner: \u200c ¦ word joiner: \u2060 ¦ soft hyphen: \u00ad ¦
  byte order mark: \ufeff ¦ no-break space: \u00a0 ¦ ideographic space: \u3000 ¦ Hangul filler: \u3164 ¦
  Braille blank: \u2800 ¦ combining acute: \u0301 ¦
  pile of combining marks: ${'\u0300\u0316\u0489\u0334'.repeat(12)} ¦ variation selector: \ufe0f ¦
  family emoji: 👩‍👩‍👧‍👦 ¦ flag: 🇯🇵 ¦ half a flag: 🇯 ¦ skin tone alone: 🏽 ¦ tag character: \u{e0041} ¦
  private use: \ue000 ¦ no character, ffff: \uffff ¦ no character, fdd0: \ufdd0 ¦
  replacement character: \ufffd ¦ last code point: \u{10ffff} ¦ Arabic ligature: \ufdfd ¦
  dotted capital I: \u0130 ¦ dotless i: \u0131 ¦ long s: \u017f ¦ Kelvin sign: \u212a ¦ sharp s: ß ¦
  final sigma: ς ¦ full-width digits: ３ ¦ Hebrew: שלום ¦ Arabic: مرحبا ¦ Thai: กำ ¦ Devanagari: नि`);

const controls =
  characters(`CR: \r ¦ LF: \n ¦ CR LF: \r\n ¦ two line ends: \n\n ¦ tab: \t ¦ vertical tab: \v ¦ form feed: \f ¦
  backspace: \b ¦ bell: \u0007 ¦ escape: \u001b[31m ¦ unit separator: \u001f ¦ start of heading: \u0001 ¦
  delete: \u007f ¦ next line: \u0085 ¦ line separator: \u2028 ¦ paragraph separator: \u2029`);

const unstorable = characters(`NUL: \0 ¦ first half of a pair: \ud83c ¦ second half of a pair: \udfae ¦
  halves in the wrong order: \udfae\ud83c`);

const places = [
  ['at the start', (text: string) => `${text}Boy`],
  ['inside', (text: string) => `Game${text}Boy`],
  ['at the end', (text: string) => `Game${text}`],
  ['three times', (text: string) => `a${text.repeat(3)}b`],
] as const;

const blanks = characters(`nothing:  ¦ a space:   ¦ many spaces: ${' '.repeat(40)} ¦ tabs and line ends: \t\r\n\n ¦
  a no-break space: \u00a0 ¦ a byte order mark: \ufeff ¦ an ideographic space: \u3000 ¦
  a line separator: \u2028`);

const longWords = combined(
  characters(`letters: x ¦ capitals: W ¦ Japanese: 日 ¦ emoji: 🎮 ¦ digits: 0 ¦ underscores: _ ¦ dots: .`),
  [40, 90, 190, 450, 900].map((length) => [`${length} without a space`, (text) => text.repeat(length)] as const),
);

/** Maps a category to its texts. Each input has a unique name. */
export const texts = {
  markup: quoted([...scripts, ...unclosed]),
  'code of other languages': quoted(code),
  'line ends and controls': combined(controls, places),
  Unicode: combined(unusual, places),
  'what no database stores': combined(unstorable, places),
  blanks,
  'very long words': longWords,
} satisfies Record<string, Input[]>;

const { blanks: noWords, 'what no database stores': noText, ...others } = texts;
/** The texts for a field whose kind another field covers. */
export const nastiest: Input[] = [...noWords, ...noText, ...sampleOf(Object.values(others).flat())];

/** Returns texts of the greatest length that a field accepts, and texts with one more character. */
export function lengths(longest: number): Input[] {
  return characters(`letters: x ¦ umlauts: ä ¦ Japanese: 日 ¦ emoji: 🎮`).flatMap(({ name, text }) => [
    { name: `as many ${name} as fit`, text: text.repeat(longest) },
    { name: `${name}, one more than fit`, text: text.repeat(longest + 1) },
  ]);
}
