// Texts for a search field, including texts that look like a filter.
import { combined, listed, quoted, type Input } from './input.ts';

const signs = listed(
  `, ¦ . ¦ : ¦ ; ¦ ( ¦ ) ¦ " ¦ ' ¦ \\ ¦ % ¦ _ ¦ * ¦ & ¦ = ¦ + ¦ # ¦ ? ¦ / ¦ | ¦ ! ¦ < ¦ { ¦ [ ¦ $ ¦ ^ ¦ ~`,
);

/** Maps a category to its searches. The tests also store most searches as titles of rows. */
export const searches = {
  signs: combined(quoted(signs), [
    ['alone', (sign) => sign],
    ['between words', (sign) => `game${sign}boy`],
    ['twice', (sign) => `${sign}${sign}`],
    ['at both ends', (sign) => `${sign}boy${sign}`],
  ]),
  'filters and injections': quoted(
    listed(`a,published.is.false ¦ *,published.is.false ¦ published.eq.false ¦ or=(published.is.false) ¦
    and(published.is.false) ¦ not.is.null ¦ is.null ¦ eq.x ¦ ilike.%x% ¦ in.(a,b) ¦ "a","b" ¦ \\"a\\" ¦
    '; drop table blog_posts; -- ¦ ' or '1'='1 ¦ ") or true -- ¦ %%%%%% ¦ ____ ¦ \\%\\_\\\\ ¦ \\ ¦
    \\\\\\ ¦ *** ¦ *a*b* ¦ &select=* ¦ &limit=1000 ¦ #fragment ¦ %00 ¦ %2e%2e ¦ %u0041 ¦ + ¦ ::text ¦
    ->>a ¦ \${x} ¦ <script>__ran()</script> ¦ null ¦ undefined ¦ NaN ¦ __proto__`),
  ),
  'words of other scripts': quoted(
    listed(`日本 ¦ ゲーム ¦ Ünder ¦ É ¦ שלום ¦ مرحبا ¦ 🎮 ¦ 👩‍👩‍👧‍👦 ¦ e\u0301 ¦ unde\u0301r ¦ ケーム ¦ \u200b ¦
    \u202e ¦ ß ¦ ﬁ ¦ ３`),
  ),
  'apostrophes and spaces': quoted(['it’s', "it's", 'it‘s', 'its', 'a   b', 'a\u00a0b', 'a \u00a0 b']),
  'spaces, controls and halves': quoted(
    listed(`  ¦   a   ¦ a  b ¦ \t ¦ a\nb ¦ a\r\nb ¦ \u0001 ¦ \u007f ¦ a\u0000b ¦ \ud83c ¦ a\udfaeb ¦ \u00a0 ¦
    \ufeff`),
  ),
  'very long texts': combined(quoted(['x', '%', '*', '(', '\\', '"', '日', ' ', 'a*']), [
    ['1,302 characters', (text) => text.repeat(1302 / text.length)],
    ['1,303 characters', (text) => text.repeat(1304 / text.length).slice(0, 1303)],
    ['10,000 characters', (text) => text.repeat(10_000 / text.length)],
  ]),
} satisfies Record<string, Input[]>;
