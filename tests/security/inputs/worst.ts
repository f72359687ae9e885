// Texts that keep quadratic code busy, with the greatest length of an article. The texts repeat beginnings and ends of
// markup, or hold markup without an end.
import { listed, readable, type Input } from './input.ts';

/** The greatest length of a post's content. */
const longest = 200_000;

const marks =
  listed(`* ¦ ** ¦ *** ¦ _ ¦ __ ¦ \` ¦ \`\` ¦ [ ¦ ] ¦ ( ¦ ) ¦ ![ ¦ []( ¦ ]( ¦ \\ ¦ \\* ¦ # ¦ #  ¦ >  ¦ > ¦ *a ¦
  *a  ¦  *a ¦ **a ¦ **a* ¦ _a ¦  _a ¦ _ a ¦ [a ¦ [a]( ¦ [a](b ¦ [a](b( ¦ [a](() ¦ [a](b)( ¦ *a*  ¦
  **a**  ¦ _a_  ¦ \`a\` ¦ [x](y) ¦ [x](/y)  ¦ [x](https://a.example)  ¦ [x](mailto:a@b) ¦ ([a](b) ¦
  _a b*c \`d [e](f ¦ **a*b ¦ *[a](b)*  ¦ **[*a*](b)** `);
const lines = ['\n', '\r', '\r\n', 'a\n', 'a\n\n', '# a\n', '> a\n', '*a*\n', '![x](/y)\n', '![a](/b)\n*c*\n'];
const characters = listed(`  ¦ \t ¦ \0 ¦ a ¦ A ¦ 0 ¦ - ¦ . ¦ / ¦ % ¦ @ ¦ = ¦ " ¦ ' ¦ é ¦ \u0301 ¦ 🎮 ¦ \u202e`);
const addresses = listed(
  '// ¦ /. ¦ /../ ¦ %2e ¦ @a ¦ a@ ¦ mailto: ¦ mailto:a@ ¦ https:// ¦ https://a ¦ http://a@ ¦ 0::',
);
const code = listed(`< ¦ > ¦ & ¦ &amp; ¦ &# ¦ &#x41; ¦ \\u ¦ \\u0041 ¦ <a  ¦ <a href=" ¦  a=" ¦  a=""  ¦ <!-- ¦ ]]> ¦
  <input  ¦ <input type=" ¦ <link rel="preload"  ¦ <template ¦ <style> ¦ <script> ¦ <noscript> ¦ /*! ¦
  eyJ- ¦ -eyJ ¦ .eyJ ¦ eyJa. ¦ postgres://a: ¦ sb_secret_ ¦ -----BEGIN A  ¦ @property --e{ ¦ @tanstack/`);

/** Returns inputs of a beginning, a repeated piece and an end. */
const longOnes = (list: string): Input[] =>
  listed(list).map((item) => {
    const [start = '', piece = '', end = ''] = item.split(' · ');
    return {
      name: `${readable(start)}, then ${readable(piece)} again and again, then ${readable(end)}`,
      text: start + filledWith(piece, longest - start.length - end.length) + end,
    };
  });

const filledWith = (piece: string, length: number) => piece.repeat(Math.ceil(longest / piece.length)).slice(0, length);

const repeated: Input[] = [marks, lines, characters, addresses, code]
  .flat()
  .map((piece) => ({ name: `${readable(piece)}, again and again`, text: filledWith(piece, longest) }));

/** Articles of few, long elements. */
const long =
  longOnes(`[x](mailto: · @ · \\) ¦ [x](mailto: · @ · ) ¦ [x](mailto:a@ · a. · \u0001) ¦ [x](https://a · : · \\) ¦
  [x](/ · ../../trust/inputs · \\) ¦ [x](/ · %2e/ · \\) ¦ [x]( · () ·  ¦ [x]( · (a) ·   ¦ ![x]( · / · \\) ¦
  ![x]( · ) · x ¦ ![x](/a) ·   · x ¦ ![x](mailto: · @ · ) ¦ ** · a  ·  ¦ ** ·   · ** ¦ * · a  ·  ¦ * ·   · * ¦
  *a ·   · * ¦ _ · a  ·  ¦ _a ·   · _ ¦ \` · a ·  ¦ [ · a ·  ¦ [ ·   · ] ¦ #  ·   · x ¦ #  · \u2028 · x ¦
  >  ·   · x ¦ *a\n ·   · *`);

/** Texts outside articles: addresses and other texts that a build reads. */
const longAddresses = longOnes(`mailto: · @ · \\ ¦ mailto: · @ · \t ¦ https://p · : · \u0001 ¦ https:// · a. · \\ ¦
  / · ../../trust/inputs · \\ ¦ / · / · x ¦ x · / · x ¦ a@ · a. · @ ¦ a ·   · a ¦  ·   · x ¦ x ·   ·  ¦
  <a  · b="c"  ·  ¦ <a  · b  · > ¦ postgres://a: · a · `);

/** All long texts. */
export const worstInputs: Input[] = [...repeated, ...long, ...longAddresses];

/** Texts that make an article of few elements, so that drawing takes little of the time. */
export const worstArticles: Input[] = long;
