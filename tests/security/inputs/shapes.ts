// Inputs of fields that accept one shape of text.
import { judged, listed, type JudgedInput } from './input.ts';

const x = (length: number) => 'x'.repeat(length);

/** Slugs: ASCII letters, digits and underscores with single hyphens between them, at most 200 characters. */
export const slugs: JudgedInput[] = judged(
  listed(`a ¦ 1 ¦ _ ¦ __proto__ ¦ a-b ¦ a_b ¦ a-b-c ¦ 0-0 ¦ new ¦ edit ¦ index ¦ 404 ¦ admin ¦ constructor ¦
    null ¦ undefined ¦ eq ¦ is-null ¦ x-1 ¦ ${x(199)} ¦ ${x(200)} ¦ ${'a-'.repeat(99)}b ¦ con ¦ aux`),
  listed(` ¦   ¦ - ¦ -- ¦ -a ¦ a- ¦ a--b ¦ A ¦ a-B ¦ Game-Boy ¦ a b ¦  a ¦ a  ¦ a\n ¦ \na ¦ a\tb ¦ a\u0000 ¦ . ¦
    .. ¦ a.b ¦ ../a ¦ a/b ¦ /a ¦ a\\b ¦ %2e ¦ %2e%2e ¦ a%20b ¦ a+b ¦ a?b ¦ a#b ¦ a&b ¦ a=b ¦ a:b ¦ a,b ¦
    a(b) ¦ a"b ¦ a'b ¦ a\`b ¦ * ¦ a* ¦ % ¦ a;b ¦ a@b ¦ $a ¦ \${a} ¦ <a> ¦ {a} ¦ [a] ¦ a|b ¦ ~a ¦ ä ¦ ß ¦
    é ¦ e\u0301 ¦ ｎｅｗ ¦ １ ¦ \u0131 ¦ \u212a ¦ \u017f ¦ 日本 ¦ 🎮 ¦ a\u200bb ¦ a\u202eb ¦ a\u00adb ¦
    \ufeffa ¦ a\u00a0b ¦ a\u2010b ¦ a\u2013b ¦ a\u2212b ¦ \ud83c ¦ javascript:__ran() ¦ <script> ¦
    ${x(201)} ¦ ${x(5000)}`),
);

/** Email addresses: text on both sides of one @, no spaces, at most 254 characters. */
export const emails: JudgedInput[] = judged(
  listed(`a@b ¦ a@b.example ¦ AA@BB.EXAMPLE ¦ a+b@c.example ¦ a.b.c@d.example ¦ Ä@Ö.example ¦ 🎮@b.example ¦
    a@日本.example ¦ "a"@b.example ¦ o'hara@b.example ¦ a@[127.0.0.1] ¦ a@b..example ¦ .a@b ¦ a/b@c ¦
    a=b@c ¦ <a@b> ¦ a,b@c ¦ a;b@c ¦ <script>__ran()</script>@b ¦ a?subject=x&bcc=c@b ¦ a%0d%0abcc:c@b ¦
    a#b@c ¦ a@${x(252)} ¦ a@${'🎮'.repeat(252)} ¦ ${x(252)}@b`),
  listed(` ¦   ¦ a ¦ @ ¦ a@ ¦ @b ¦ a@@b ¦ a@b@c ¦ "a@b"@c ¦ a b@c ¦  a@b ¦ a@b  ¦ a@ b ¦ a@b c ¦ a\tb@c ¦
    a@b\n ¦ a@b\r\nbcc: c@d ¦ \na@b ¦ a\u0000@b ¦ a\u0001@b ¦ a\u001f@b ¦ a\u007f@b ¦ a@\ud83c ¦
    a@b, c@d ¦ a\u00a0@b ¦ a\u00ad@b ¦ a\u200b@b ¦ a\u202e@b ¦ a@\u2067b ¦ a@b\u3164 ¦ a@b\u{e0041} ¦
    \ufeffa@b ¦ Name <a@b> ¦ mailto: a@b ¦ javascript:__ran() ¦ a@${x(253)} ¦ a@${'🎮'.repeat(253)} ¦
    ${x(5000)}`),
);

const everyMonthsEnd = Array.from({ length: 12 }, (_, month) => {
  const last = new Date(Date.UTC(2025, month + 1, 0)).getUTCDate();
  return { month: String(month + 1).padStart(2, '0'), last };
});

/** Days of the calendar. */
export const days: JudgedInput[] = judged(
  [
    ...everyMonthsEnd.map(({ month, last }) => `2025-${month}-${last}`),
    ...listed(`2024-02-29 ¦ 2000-02-29 ¦ 1900-01-01 ¦ 1900-02-28 ¦ 2999-12-31 ¦ 1989-04-21 ¦ 2025-01-01`),
  ],
  [
    ...everyMonthsEnd.map(({ month, last }) => `2025-${month}-${last + 1}`),
    ...listed(`1900-02-29 ¦ 2100-02-29 ¦ 2025-00-10 ¦ 2025-13-01 ¦ 2025-01-00 ¦ 0000-01-01 ¦  ¦   ¦ soon ¦ 2025 ¦
      2025-01 ¦ ２０２５-01-01 ¦ 2025-01-01x ¦ 31.01.2025 ¦ -2025-01-01 ¦ 2025-99-99 ¦ 2025-01-01\u0000 ¦
      2025-01-01'; drop table blog_posts ¦ 1e3 ¦ NaN ¦ null ¦ 2025-02-30`),
  ],
);

/** A day, a month, a year or an empty text. The years go from 1000 to 2999. */
export const partialDays: JudgedInput[] = judged(
  listed(` ¦ 1000 ¦ 1989 ¦ 2999 ¦ 2003-01 ¦ 2003-12 ¦ 2003-03-23 ¦ 2024-02-29 ¦ 1000-01-01 ¦ 2999-12-31`),
  listed(`0999 ¦ 3000 ¦ 89 ¦ 20033 ¦ -2003 ¦ 2003- ¦ 2003-00 ¦ 2003-13 ¦ 2003-1 ¦ 2003-1-1 ¦ 2003-02-29 ¦ 2003-04-31 ¦
    2003-00-10 ¦ 2003-01-00 ¦ 03/2003 ¦ March 2003 ¦  2003 ¦ 2003  ¦ 2003\n ¦ 2003-03-23\n ¦ 2003-03-23x ¦
    2003-03-23T00:00 ¦ ２００３ ¦ 2003\u201303 ¦ 2e3 ¦ soon ¦ null ¦ 2003\u0000`),
);

/** Codes of currencies. */
export const currencies: JudgedInput[] = judged(
  ['USD', 'JPY', 'AAA', 'ZZZ'],
  listed(` ¦   ¦ US ¦ USDX ¦ usd ¦ Usd ¦ $ ¦ U5D ¦ U D ¦ ＵＳＤ ¦ ÄÖÜ ¦  USD ¦ USD  ¦ USD\n ¦ USD,EUR ¦ USD\u0000`),
);

/** Days outside the range that the date of a post may have. */
export const daysOutOfReach: JudgedInput[] = judged(
  [],
  ['1899-12-31', '0001-01-01', '3000-01-01', '9999-12-31', '12025-01-01'],
);

/** Whole numbers from 1 to 12 as typed texts. */
export const fewItems: JudgedInput[] = judged(
  Array.from({ length: 12 }, (_, index) => String(index + 1)),
  listed(` ¦   ¦ 0 ¦ 13 ¦ -1 ¦ 100 ¦ 1.5 ¦ 0.5 ¦ 12.0001 ¦ 1,5 ¦ 3abc ¦ abc ¦ x3 ¦ NaN ¦ Infinity ¦ -Infinity ¦
    ３ ¦ １２ ¦ ٣ ¦ ² ¦ Ⅲ ¦ 1e9 ¦ 99999999999999999999 ¦ --1 ¦ 0x ¦ 1 2 ¦ null ¦ true ¦ [] ¦ 1\u0000 ¦
    \${3}`),
);

/** Spellings of numbers that the database parses and a form rejects. */
export const otherSpellings: JudgedInput[] = judged(
  [],
  ['1e0', '1e1', '+3', ' 3', '3 ', '3.0', '0x3', '3.', '\t3', '3\n', '\ufeff3'],
);

/** Whole numbers from -1,000,000 to 1,000,000. */
export const places: JudgedInput[] = judged(
  ['0', '-0', '1', '-1', '007', '1000000', '-1000000', '999999'],
  ['1000001', '-1000001', '1.5', '1e9', 'abc', '３', '--1', '1,000', 'NaN', 'Infinity', '99999999999', '1\u0000'],
);

/** Years of four digits. */
export const years: JudgedInput[] = judged(
  ['1989', '0000', '9999'],
  ['', ' ', '89', '19899', 'abcd', '１９８９', '1989 ', ' 1989', '1989\n', '-198', '1e3', '19 9', '0x7c'],
);
