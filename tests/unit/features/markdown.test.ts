import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { PostBody } from '@/features/blog/article/article';
import { linkProblems } from '@/features/blog/editor/link-problems';
import { pictureAddresses, pictureProblems } from '@/features/blog/editor/picture-problems';

/** Returns the HTML of an article without the attributes for its look. */
function drawn(content: string): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PostBody, { content })))
    .replace(/ (?:class|loading|decoding|width|height|target|rel|aria-describedby|data-discover|dir)="[^"]*"/g, '')
    .replace(/^<div>(.*)<\/div>$/s, '$1');
}

const figure = (src: string, alt = '', caption = '') =>
  `<figure><div><img alt="${alt}" src="${src}"/></div>${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

// commonmark.test.tsx tests the examples of CommonMark.
test.each([
  ['# One', '<h2 id="section-one">One</h2>'],
  ['## Two', '<h2 id="section-two">Two</h2>'],
  ['### Three', '<h3 id="section-three">Three</h3>'],
  ['# ', '<h2></h2>'],
  ['#  two spaces', '<h2 id="section-two-spaces">two spaces</h2>'],
  ['#One', '<p>#One</p>'],
  ['#### Four', '<p>#### Four</p>'],
  [' # indented', '<p># indented</p>'],
  ['', '<br/>'],
  [' \t ', '<br/>'],
  ['Text.', '<p>Text.</p>'],
  ['    not code', '<p>not code</p>'],
  ['![Alt](/images/a.png)', figure('/images/a.png', 'Alt')],
  ['![](https://pictures.example/a.png)  ', figure('https://pictures.example/a.png')],
  ['See ![Alt](/a.png)', '<p>See <img alt="Alt" src="/a.png"/></p>'],
  ['![Alt]()', '<p>![Alt]()</p>'],
  ['![Alt](javascript:alert(1))', '<p>![Alt](javascript:alert(1))</p>'],
  ['![Alt](//other.example/a.png)', '<p>![Alt](//other.example/a.png)</p>'],
  ['![Alt](data:image/png;base64,AAAA)', '<p>![Alt](data:image/png;base64,AAAA)</p>'],
  ['<h1>No</h1>', '<p>&lt;h1&gt;No&lt;/h1&gt;</p>'],
])('the line %j becomes a block of its kind', (line, expected) => {
  expect(drawn(line)).toBe(expected);
});

test.each<[string, string, string]>([
  ['each line is a paragraph', 'a\nb', '<p>a</p><p>b</p>'],
  ['each kind of line break ends a line', 'a\r\nb\rc', '<p>a</p><p>b</p><p>c</p>'],
  ['marks end with their line', '*a\nb*', '<p>*a</p><p>b*</p>'],
  ['a line of signs makes no heading of the line above', 'a\n===', '<p>a</p><p>===</p>'],
  ['each blank line is a break', '\na\n\n\nb\n', '<br/><p>a</p><br/><br/><p>b</p><br/>'],
  [
    'another line ends a quotation',
    '> One\nText\n> Two',
    '<blockquote><p>One</p></blockquote><p>Text</p><blockquote><p>Two</p></blockquote>',
  ],
  ['quoted lines are one quotation', '> One\n> Two', '<blockquote><p>One</p><p>Two</p></blockquote>'],
  ['an empty quoted line is a break', '> One\n>\n> Two', '<blockquote><p>One</p><br/><p>Two</p></blockquote>'],
  ['another line ends a list', '- a\nText\n- b', '<ul><li>a</li></ul><p>Text</p><ul><li>b</li></ul>'],
  ['lists stand in lists', '3. a\n   - b\n4. c', '<ol start="3"><li>a<ul><li>b</li></ul></li><li>c</li></ol>'],
  ['an indented line continues its item', '- a\n\n  b', '<ul><li><p>a</p><p>b</p></li></ul>'],
  [
    'code stays unchanged',
    '```js\n<b>\n\n# c\n```',
    '<pre role="region" aria-label="Code 1 (js)" tabindex="0"><code>&lt;b&gt;\n\n# c</code></pre>',
  ],
  ['two signs strike text, and one sign does not', '~~a~~ ~b~', '<p><del>a</del> ~b~</p>'],
  ['a link can have its address in a definition', '[a][1]\n\n[1]: /b "c"', '<p><a title="c" href="/b">a</a></p>'],
])('in an article, %s', (_what, content, expected) => {
  expect(drawn(content)).toBe(expected);
});

test.each<[string, string, string]>([
  [
    'headings, lists and tasks',
    '##\u00a0 Batteries\n\n-\u00a0 two AA\n-\u00a0 four AA\n\n1.\u00a0 open the lid\n\n\u200b## Screen',
    '<h2 id="section-batteries">Batteries</h2><br/><ul><li>two AA</li><li>four AA</li></ul><br/>' +
      '<ol><li>open the lid</li></ol><br/><h2 id="section-screen">Screen</h2>',
  ],
  ['after a byte order mark', '\ufeff# a\r\n\u2060-\u200b\u202fb', '<h2 id="section-a">a</h2><ul><li>b</li></ul>'],
  [
    'a quoted task',
    '>\u00a0-\u00a0[x]\u00a0a',
    '<blockquote><ul><li><input type="checkbox" disabled="" aria-label="a" checked=""/>a</li></ul></blockquote>',
  ],
  ['pictures', '\u200b![a](/a.png)\n\u200b*b*', figure('/a.png', 'a', 'b')],
  ['blank lines', 'a\n\u00a0\n\u200b\u200b\nb', '<p>a</p><br/><br/><p>b</p>'],
])(
  'no-break characters at the start of a line become spaces, and zero-width characters vanish: %s',
  (_w, content, html) => {
    expect(drawn(content)).toBe(html);
  },
);

test('no-break and zero-width characters stay in code, and between words', () => {
  const code = '\u00a0a\n\u200b## b\n';
  expect(drawn(`\u200b\`\`\`\n${code}\u00a0\`\`\`\n\u200b# c`)).toContain(`<code>${code.trimEnd()}</code></pre><h2`);
  expect(drawn('1989\u00a0mm')).toBe('<p>1989\u00a0mm</p>');
  expect(drawn('*\u200ba*\u00a0b')).toBe('<p><em>\u200ba</em>\u00a0b</p>');
});

test('a task is a disabled checkbox with its state', () => {
  expect(drawn('- [ ] *solder*\n- [x] test')).toBe(
    '<ul><li><input type="checkbox" disabled="" aria-label="solder"/><em>solder</em></li>' +
      '<li><input type="checkbox" disabled="" aria-label="test" checked=""/>test</li></ul>',
  );
});

test('a table has a head, row headers in the first column, and a scroll region', () => {
  expect(drawn('| a | b |\n|---|---|\n| 1 | **2** |')).toBe(
    '<div role="region" aria-label="Table 1" tabindex="0"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
      '<tbody><tr><th scope="row">1</th><td><strong>2</strong></td></tr></tbody></table></div>',
  );
});

test.each([
  ['an empty corner is a td', '|  | b |\n|---|---|\n| 1 | 2 |', '<tr><td></td><th scope="col">b</th></tr>'],
  ['a row without a first cell has no row header', '| a | b |\n|---|---|\n|  | 2 |', '<tr><td></td><td>2</td></tr>'],
  ['a single column has no row headers', '| a |\n|---|\n| 1 |', '<tr><td>1</td></tr>'],
])('in a table, %s', (_name, table, row) => {
  expect(drawn(table)).toContain(row);
});

test('footnotes have the order of their references, with links back to the text', () => {
  const html = drawn('One[^b] two[^a] three[^b].\n\n[^a]: Of a.\n\n[^b]: Of b.\n\n[^c]: Unused.');
  expect(html).toContain('<sup id="footnote-1-reference-1"><a href="#footnote-1" aria-label="Footnote 1">1</a></sup>');
  expect(html).toContain('<sup id="footnote-1-reference-2">');
  expect(html).toContain(
    '<section aria-label="Footnotes"><ol><li id="footnote-1">Of b.<a href="#footnote-1-reference-1" aria-label="Back to reference 1">↩</a>' +
      '<a href="#footnote-1-reference-2" aria-label="Back to reference 1, 2">↩</a></li>',
  );
  expect(html).toContain('<li id="footnote-2">Of a.');
  expect(html).not.toContain('Unused');
});

test('an article with three headings has a list of contents, and each heading has a unique id', () => {
  const contents = '# A & b\n> # A b\n## A b\n### A b\n## A b 2\n# 2 年';
  const html = drawn(contents);
  const inText = ['section-a-b', 'section-a-b-2', 'section-a-b-3', 'section-a-b-2-2', 'section-2'];
  const ids = Array.from(html.matchAll(/<h\d id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual([inText[0], 'section-a-b-4', ...inText.slice(1)]);
  const linked = Array.from(html.matchAll(/<a href="#(section[^"]+)"/g), ([, id]) => id);
  expect(linked).toEqual(inText);
  expect(html).toMatch(/^<nav aria-label="On this page">/);
  expect(drawn('# A\n# B')).not.toContain('<nav');
});

test('each part of an article takes the direction of its text', () => {
  const content =
    'هذه فقرة عن Game Boy، صدرت سنة 1998!\n\n- ראשונה (1)\n- שנייה.\n\n# A\n### B\n# C\n- a\n\n  b\n\n> c\n> - d\n\n' +
    '| e |\n|---|\n| f |\n\n![g](/g.png)\n*h*\n\n```\ni\n```\n\nj[^1]\n\n[^1]: k';
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PostBody, { content })));
  const sides = Array.from(
    html.matchAll(/<(p|h\d|li|th|td|blockquote|figcaption|pre)\b(?:(?!>).)*>/g),
    ([tag, name]) => [name, / dir="(\w+)"/.exec(tag)?.[1]],
  );
  const auto = (names: string) => names.split(' ').map((name) => [name, 'auto']);
  // The first text of an item or a quotation decides the direction. The parts inside inherit this direction.
  const inside = ['p', undefined];
  expect(sides).toEqual([
    ...[['p', undefined], ...auto('li li li'), ...auto('p li li h2 h3 h2 li'), inside, inside],
    ...[...auto('blockquote'), inside, ...auto('li th td figcaption'), ['pre', 'ltr'], ...auto('p li')],
  ]);
});

describe('a link to a heading of the same article', () => {
  const article = "# Let's go_\n> ## Éire & 年!\n## Let's GO_\n### ¿?\n## **Bold** `code` [x](/y)";

  // GitHub makes these ids: lower case, without punctuation, spaces as hyphens, numbered from 1.
  test.each([
    ['#section-lets-go_', 'section-lets-go_'],
    ['#lets-go_', 'section-lets-go_'],
    ['#lets-go_-1', 'section-lets-go_-2'],
    ['#Lets-Go_-1', 'section-lets-go_-2'],
    ['#éire--年', 'section-ire'],
    ['#%C3%A9ire--%e5%b9%b4', 'section-ire'],
    ['#bold-code-x', 'section-bold-code-x'],
  ])('with the address %j leads to the heading', (address, id) => {
    expect(drawn(`${article}\n[a](${address} "t")`)).toContain(`<p><a href="#${id}" title="t">a</a></p>`);
    expect(drawn(`${article}\n[a][b]\n\n[b]: ${address}`)).toContain(`<p><a href="#${id}">a</a></p>`);
    expect(drawn(article)).toContain(` id="${id}"`);
    expect(linkProblems(`${article}\n[a](${address})`)).toEqual([]);
  });

  test.each(['#', '#lets-go_-2', '#footnote-1', '#root', '#%', '#constructor'])(
    'with the address %j becomes plain text',
    (address) => {
      expect(drawn(`${article}\n[a](${address})`)).toContain('<p>a</p>');
    },
  );
});

describe('captions', () => {
  const picture = '![A console](/images/a.svg)';
  const figureWith = (caption?: string) => figure('/images/a.svg', 'A console', caption);

  test.each<[string, string, string]>([
    ['a picture alone has no caption', picture, figureWith()],
    [
      'an emphasised line right below a picture is its caption',
      `${picture}\n*To [scale](/a).*`,
      figureWith('To <a href="/a">scale</a>.'),
    ],
    ['underscores make a caption too', `${picture}\n_Drawn to scale._`, figureWith('Drawn to scale.')],
    [
      'a blank line separates a picture and a text',
      `${picture}\n\n*A line.*`,
      `${figureWith()}<br/><p><em>A line.</em></p>`,
    ],
    [
      'a line that is emphasised in part is a paragraph',
      `${picture}\n*Partly* so`,
      `${figureWith()}<p><em>Partly</em> so</p>`,
    ],
    ['a picture has one caption', `${picture}\n*One*\n*Two*`, `${figureWith('One')}<p><em>Two</em></p>`],
  ])('in an article, %s', (_what, content, expected) => {
    expect(drawn(content)).toBe(expected);
  });
});

// tests/unit/lib/safe-url.test.ts tests link targets. tests/security/site/ tests scripts and very long articles.
test.each([
  ['a **b** c', 'a <strong>b</strong> c'],
  ['a *b* c', 'a <em>b</em> c'],
  ['a _b_ c', 'a <em>b</em> c'],
  ['`a *b*`', '<code>a *b*</code>'],
  ['**a *b* c**', '<strong>a <em>b</em> c</strong>'],
  ['[a](https://b.example/)', '<a href="https://b.example/">a</a>'],
  ['[a](/blog/b)', '<a href="/blog/b">a</a>'],
  ['[a](mailto:b@c.example)', '<a href="mailto:b@c.example">a</a>'],
  ['[a](https://b.example/x_(y))', '<a href="https://b.example/x_(y)">a</a>'],
  ['[**a**](https://b.example/)', '<a href="https://b.example/"><strong>a</strong></a>'],
  ['**[a](https://b.example/)**', '<strong><a href="https://b.example/">a</a></strong>'],
  ['[a](javascript:alert(1)) b', 'a b'],
  ['<javascript:alert(1)> b', 'javascript:alert(1) b'],
  ['\\*not emphasis\\*', '*not emphasis*'],
  ['\\`not code\\`', '`not code`'],
  ['\\[not\\](/a)', '[not](/a)'],
  ['snake\\_case\\_name', 'snake_case_name'],
  ['a\\b', 'a\\b'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['snake_case_name', 'snake_case_name'],
  ['an * unclosed **star', 'an * unclosed **star'],
  ['[a]', '[a]'],
  ['[a](', '[a]('],
  ['<b>bold</b>', '&lt;b&gt;bold&lt;/b&gt;'],
  ['&lt;script&gt;', '&lt;script&gt;'],
])('the text %j inside a line becomes %j', (line, expected) => {
  expect(drawn(line)).toBe(`<p>${expected}</p>`);
});

test.each([
  ['hundreds of marks', '[*a'.repeat(600)],
  ['hundreds of nested lists', `${'- '.repeat(600)}a`],
])('%s in one line stay text', (_what, line) => {
  const html = drawn(`# A\n${line}\nb`);
  expect(html).not.toMatch(/<(?:em|ul)>/);
  expect(html).toMatch(/<p>b<\/p>$/);
});

describe('the links of an article', () => {
  test.each<[string, RegExp?, string?]>([
    ['[a](https://b.example) <https://b.example> [c](/c) [d](mailto:a@example.com,b@example.com?subject=e)'],
    ['[shop](www.example.com)', /begin with https:/, '[shop](https://www.example.com)'],
    ['[page](example.com/a "t")', /begin with https:/, '[page](https://example.com/a "t")'],
    ['[page](<example.com:8080>)', /begin with https:/, '[page](<https://example.com:8080>)'],
    ['[![p](/p.png)](café.example?a)', /begin with https:/, '[![p](/p.png)](https://café.example?a)'],
    ['[//b.example](//b.example)', /begin with https:/, '[//b.example](https://b.example)'],
    ['[mail](a@example.com)', /begin with mailto:/, '[mail](mailto:a@example.com)'],
    ['[other article](why-old-saves-vanish)', /begin with \//, '[other article](/blog/why-old-saves-vanish)'],
    ['[file](manual.pdf)', /begin with \//],
    ['[up](../consoles/game-boy)', /begin with \//],
    ['[call](tel:+4912345)', /only web addresses/],
    ['<ftp://a.example>', /only web addresses/],
    ['[a](javascript:alert(1))', /only web addresses/],
    ['[both](mailto:a@example.com;b@example.com)', /with commas between/],
    ['[none]()', /no address/],
    ['[space](</a b>)', /space/],
    ['[space](https://a.example/b c)', /space/],
    ['[apart] (https://a.example)', /without a space/],
    ['[below](#nothing)', /no heading/],
    ['[hidden](/a/../b)', /not allowed/],
    ['[user](https://a:b@c.example)', /not allowed/],
    ['[escaped](www\\.example.com)', /begin with https:/],
    ['[a] (b) [c] \\[d](e f) ![g](h i)'],
    ['`[a](b)`'],
    ['```\n[a](b)\n```'],
  ])('linkProblems judges %j', (content, reason, mended) => {
    const text = `First line\n${content}`;
    const [problem, ...more] = linkProblems(text);
    expect(more).toEqual([]);
    if (!reason) return expect(problem).toBeUndefined();
    expect(problem).toMatchObject({ line: 2, reason: expect.stringMatching(reason) as unknown });
    const { fix } = problem ?? {};
    expect(fix && text.slice(0, fix.from) + fix.address + text.slice(fix.to)).toBe(mended && `First line\n${mended}`);
  });

  test('the positions of linkProblems include zero-width characters', () => {
    const content = '\u200b\ufeff# a\n\u200b[b](www.b.example) [c](www.b.example)';
    const fix = (from: number) => ({ line: 2, fix: { address: 'https://www.b.example', from, to: from + 13 } });
    expect(linkProblems(content)).toMatchObject([fix(11), fix(30)]);
  });

  test('linkProblems reports the address of a definition once, at the place of the definition', () => {
    const content = '[a][b] and [c][b]\n\n[b]: www.example.com\n[d]: unused';
    expect(linkProblems(content)).toMatchObject([{ line: 3, fix: { from: 24, to: 39 } }]);
  });
});

describe('the pictures of an article', () => {
  test.each([
    ['![a](/a.png)', undefined],
    ['![a](/a.png "t")', undefined],
    ['![a](</a.png> "t")', undefined],
    ['![a](/a b.png)', /space/],
    ['![a](</a b.png>)', /space/],
    ['![a](images/a.png)', /must begin with \//],
    ['![a](../a.png)', /must begin with \//],
    ['![a](/../a.png)', /not allowed/],
    ['![a]()', /no address/],
    ['![a] (/a.png)', /without a space/],
    ['![a](data:image/png;base64,AA)', /only an https address/],
    ['![a', /is written/],
    ['Text ![a](b.png) with it', /must begin with \//],
    ['```\n![a](b.png)\n```', undefined],
    ['Wow![', undefined],
  ])('pictureProblems judges %j', (content, reason) => {
    const [problem, ...more] = pictureProblems(`First line\n${content}`);
    expect(more).toEqual([]);
    if (reason) expect(problem).toMatchObject({ line: 2, reason: expect.stringMatching(reason) as unknown });
    else expect(problem).toBeUndefined();
  });

  test('pictureAddresses finds pictures in every kind of text', () => {
    const content = '![a](/a.png "t")\n> ![b][1]\n- see ![c](http://c.example/)\n\n`![d](/d)` ![e](f)\n\n[1]: /b.png';
    expect(pictureAddresses(content)).toEqual(['/a.png', '/b.png', 'http://c.example/']);
  });
});
