// Articles with HTML, odd addresses and odd marks in each place of the grammar.
import { combined, listed, quoted, type Input } from './input.ts';
import { scripts } from './texts.ts';

/** The places for a text in an article. */
const contexts = [
  ['as a paragraph', (text: string) => text],
  ['as a heading', (text: string) => `## ${text}`],
  ['as a quotation', (text: string) => `> ${text}`],
  ['as strong text', (text: string) => `a **${text}** b`],
  ['as code', (text: string) => `a \`${text}\` b`],
  ['as the label of a link', (text: string) => `[${text}](/blog)`],
  ['as the alternative text of a picture', (text: string) => `![${text}](/images/blog/gba-sp-second-look.svg)`],
  ['as a caption', (text: string) => `![a](/images/blog/gba-sp-second-look.svg)\n*${text}*`],
] as const;

const targets = listed(`javascript:__ran() ¦ JaVaScRiPt:__ran() ¦ java\tscript:__ran() ¦ java&#x0A;script:__ran() ¦
  javascript&colon;__ran() ¦ javascript&#58;__ran() ¦ \u0001javascript:__ran() ¦
  javascript://a.example/%0a__ran() ¦ vbscript:__ran() ¦ data:text/html,<script>__ran()</script> ¦
  data:image/svg+xml,<svg onload=__ran()> ¦ data:text/html;base64,PHNjcmlwdD5fX3JhbigpPC9zY3JpcHQ+ ¦
  blob:x ¦ file:///etc/passwd ¦ //other.example ¦ /\\other.example ¦ \\\\other.example ¦
  https:other.example ¦ x" onerror="__ran() ¦ x' onmouseover='__ran() ¦ /x"onload="__ran() ¦
  https://a.example/"onclick="__ran() ¦ mailto:a@b"onclick="__ran() ¦
  https://a.example/<script>__ran()</script>`);

const addressContexts = [
  ['as the target of a link', (text: string) => `[label](${text})`],
  ['as the target in angle brackets', (text: string) => `[label](<${text}>)`],
  ['as the address of a picture', (text: string) => `![words](${text})`],
  ['as an automatic link', (text: string) => `<${text}>`],
  ['as a reference', (text: string) => `[label][1]\n\n[1]: ${text}`],
  ['with a title', (text: string) => `[label](${text} "title")`],
] as const;

const marks = ['#', '# ', '*', '**', '_', '`', '[', '](', '![', '>', '> ', '- ', '\\', '<', '&', '[a](', '***a'];

/** Maps a category to its articles. */
export const articles = {
  'markup in every place of an article': combined(quoted(scripts), contexts),
  'addresses in an article': combined(quoted(targets), addressContexts),
  'marks without an end': combined(quoted(marks), [
    ['alone', (text) => text],
    ['ten thousand times', (text) => text.repeat(10_000)],
    ['a hundred times, then text', (text) => `${text.repeat(100)}x`],
    ['on a hundred lines', (text) => `${text}x\n`.repeat(100)],
  ]),
  'unusual articles': quoted(
    listed(`${'#'.repeat(10_000)} ¦ ####### seven ¦ #no space ¦   # indented ¦ #  ¦ \r\n# CR LF\r\n\r\ntext ¦
    # one\rtwo ¦ ![](/a.svg) ¦ ![a]() ¦ ![a](b c) ¦ ![a](/a.svg) and more ¦ ![[a]](/a.svg) ¦
    ![a](/a.svg)\n*one*\n*two* ¦ **bold *both** italic* ¦ \`**not bold**\` ¦ [[a](/b)](/c) ¦ [a](/b(c)d) ¦
    | a | b |\n| - | - |\n| 1 | 2 | ¦ \`\`\`html\n<script>__ran()</script>\n\`\`\` ¦
    ~~struck~~ ==marked== ^up^ ~down~ ¦ - [ ] task ¦ 1. one\n2. two ¦ --- ¦ [^1]\n\n[^1]: note ¦
    <details><summary>a</summary>b</details> ¦ &nbsp;&copy;&#x1F3AE; ¦ \\<script\\> ¦ <!-- comment --> ¦
    <?php __ran() ?> ¦ {% raw %} ¦ :smile: ¦ https://a.example/bare ¦ a@b.example ¦ > > > nested ¦
    >\n>\n> ¦ ${'*'.repeat(9_999) + 'a'}`),
  ),
} satisfies Record<string, Input[]>;
