import { describe, expect, test } from 'vitest';
import * as edits from '@/lib/markdown-edits';

/** Reads a text in which « and » mark the selection, or ¦ marks the caret. */
function passage(shown: string): edits.Passage {
  const caret = shown.indexOf('¦');
  if (caret >= 0) return { text: shown.replace('¦', ''), start: caret, end: caret };
  const start = shown.indexOf('«');
  return { text: shown.replace(/[«»]/g, ''), start, end: shown.indexOf('»') - 1 };
}

function after(shown: string, edit: edits.Edit | null): string | null {
  if (!edit) return null;
  const { text } = passage(shown);
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const [start, end] = edit.select;
  if (start === end) return `${changed.slice(0, start)}¦${changed.slice(start)}`;
  return `${changed.slice(0, start)}«${changed.slice(start, end)}»${changed.slice(end)}`;
}

type Name = Exclude<keyof typeof edits, 'linkTo'>;

test.each<[Name, string, string]>([
  ['bold', 'a «word» here', 'a **«word»** here'],
  ['bold', 'a **«word»** here', 'a «word» here'],
  ['bold', 'a «**word**» here', 'a «word» here'],
  ['bold', 'a « word »here', 'a  **«word»** here'],
  ['bold', 'a wo¦rd here', 'a **wo¦rd** here'],
  ['bold', 'a **wo¦rd** here', 'a wo¦rd here'],
  ['bold', 'a ¦ here', 'a **¦** here'],
  ['bold', 'a **¦** here', 'a ¦ here'],
  ['bold', '*«both»*', '***«both»***'],
  ['bold', '***«both»***', '*«both»*'],
  ['bold', '«One\n\n- two»', '«**One**\n\n- **two**»'],
  ['bold', '«**One**\n\n- **two**»', '«One\n\n- two»'],
  ['bold', 'a «tail\n> quoted» b', 'a «**tail**\n> **quoted**» b'],
  ['italic', 'a «word» here', 'a *«word»* here'],
  ['italic', 'a **«word»** here', 'a ***«word»*** here'],
  ['italic', 'a *«word»* here', 'a «word» here'],
  ['code', 'a «word» here', 'a `«word»` here'],
  ['code', 'a `«word»` here', 'a «word» here'],
  ['code', '«one\ntwo»', '«```\none\ntwo\n```»'],
  ['code', '«```\none\ntwo\n```»', '«one\ntwo»'],
  ['link', 'the «manual» says', 'the [manual](«address») says'],
  ['link', 'the ¦', 'the [«text»](address)'],
  ['link', 'take «x]» now', 'take [x\\]](«address») now'],
  ['link', '«one\ntwo»', 'one\ntwo[«text»](address)'],
  ['heading', 'One¦', '## One¦'],
  ['heading', '## One¦', '### One¦'],
  ['heading', '### One¦', 'One¦'],
  ['heading', '# O¦ne', '## O¦ne'],
  ['heading', '\u200b##\u00a0One¦', '### One¦'],
  ['numberedList', '-\u00a0One¦', '1. One¦'],
  ['heading', '«One\n\nTwo»', '«## One\n\n## Two»'],
  ['bulletedList', 'On¦e', '- On¦e'],
  ['bulletedList', '¦', '- ¦'],
  ['bulletedList', '- On¦e', 'On¦e'],
  ['bulletedList', '«1. One\n\n  2. Two»', '«- One\n\n  - Two»'],
  ['bulletedList', '«One\nTwo\n»Three', '«- One\n- Two»\nThree'],
  ['numberedList', '«One\n\n- Two»', '«1. One\n\n2. Two»'],
  ['numberedList', '«1. One\n2. Two»', '«One\nTwo»'],
  ['quote', '«One\n- Two»', '«> One\n> - Two»'],
  ['quote', '«> One\n> - Two»', '«One\n- Two»'],
  ['picture', 'One¦\nTwo', 'One\n![«description»](address)\nTwo'],
  ['picture', 'One\n¦\nTwo', 'One\n![«description»](address)\nTwo'],
  ['table', 'One¦\nTwo', 'One\n\n| «Heading» | Heading |\n| ------- | ------- |\n| Cell | Cell |\n\nTwo'],
  ['table', '¦', '| «Heading» | Heading |\n| ------- | ------- |\n| Cell | Cell |'],
])('%s changes %j', (name, before, expected) => {
  expect(after(before, edits[name](passage(before)))).toBe(expected);
});

describe('Enter', () => {
  test.each<[string, string | null]>([
    ['- One¦', '- One\n- ¦'],
    ['* One¦', '* One\n* ¦'],
    ['- On¦e', '- On\n- ¦e'],
    ['9. One¦', '9. One\n10. ¦'],
    ['99. One¦', '99. One\n100. ¦'],
    ['100. One¦', null],
    ['1989. The grey one came out.¦', null],
    ['1989) ¦', null],
    ['-\u00a0One¦', '-\u00a0One\n- ¦'],
    ['\u200b1.\u00a0 One¦', '\u200b1.\u00a0 One\n2.  ¦'],
    ['- One\n\u200b-\u00a0¦', '- One\n¦'],
    ['- ```¦', null],
    ['1) One¦', '1) One\n2) ¦'],
    ['- [x] Done¦', '- [x] Done\n- [ ] ¦'],
    ['  - Deep¦', '  - Deep\n  - ¦'],
    ['> Said¦', '> Said\n> ¦'],
    ['> - Said¦', '> - Said\n> - ¦'],
    ['- One\n- ¦', '- One\n¦'],
    ['1. One\n2. ¦\nTwo', '1. One\n¦\nTwo'],
    ['- [ ] ¦', '¦'],
    ['> ¦', '¦'],
    ['> - ¦', '> ¦'],
    ['¦- One', null],
    ['-¦ One', null],
    ['One¦', null],
    ['**One**¦', null],
    ['-One¦', null],
    ['    code¦', null],
    ['- «One»', null],
    ['```\n- one¦\n```', null],
    ['```\none\n```\n- two¦', '```\none\n```\n- two\n- ¦'],
  ])('continues, ends or ignores the list in %j', (before, expected) => {
    expect(after(before, edits.nextItem(passage(before)))).toBe(expected);
  });
});

describe('a pasted address', () => {
  test.each<[string, string]>([
    ['the «manual» says', 'the [manual](https://a.example/)¦ says'],
    ['the «manual »says', 'the [manual](https://a.example/)¦ says'],
    ['## «The manual»', '## [The manual](https://a.example/)¦'],
    ['«- the manual»', '- [the manual](https://a.example/)¦'],
    ['[^1]: the «manual»', '[^1]: the [manual](https://a.example/)¦'],
    ['`code` and «`more`»', '`code` and [`more`](https://a.example/)¦'],
    ['«![a](/b.png)»', '[![a](/b.png)](https://a.example/)¦'],
    ['take «x]» now', 'take [x\\]](https://a.example/)¦ now'],
    ['take «x[0] [» now', 'take [x[0] \\[](https://a.example/)¦ now'],
    ['take «]x[» now', 'take [\\]x\\[](https://a.example/)¦ now'],
    ['take «\\] `]`» now', 'take [\\] `]`](https://a.example/)¦ now'],
    ['in «C:\\»', 'in [C:\\\\](https://a.example/)¦'],
    ['Look!«here»', 'Look\\![here](https://a.example/)¦'],
    ['```\none\n```\n«two»', '```\none\n```\n[two](https://a.example/)¦'],
  ])('over %j makes a link', (before, expected) => {
    expect(after(before, edits.linkTo('https://a.example/', passage(before)))).toBe(expected);
  });

  test.each([
    'the ¦ says',
    'the « » says',
    '«one\ntwo»',
    '[text](«https://b.example»)',
    '[text](</b> "«title»")',
    '[«text»](/b)',
    '![a «text»](/b.png)',
    'see «https://b.example/» now',
    'see https://«b.example»/ now',
    'see «www.b.example» now',
    'write to «mailto:b@c.example»',
    '[r]: «https://b.example/»',
    '> [r]: /«b»',
    '<«https://b.example/»>',
    '<https://«b».example/>',
    '```\ncurl «here»\n```',
    '- ~~~sh\n  curl «here»',
    'run `curl «here»` now',
    'run ``a ` «b» c`` now',
    '«run `curl» here`',
    '«see [b](/c)»',
    'see «<https://b.example>»',
  ])('over %j stays plain text', (before) => {
    expect(edits.linkTo('https://a.example/', passage(before))).toBeNull();
  });

  test.each([
    ['https://a.example/a)b', '<https://a.example/a)b>'],
    ['https://a.example/a(b', '<https://a.example/a(b>'],
    ['https://a.example/)(', '<https://a.example/)(>'],
    ['https://a.example/a_(b)', 'https://a.example/a_(b)'],
    ['https://a.example/<)', 'https://a.example/<%29'],
    ['https://a.example/>(()', 'https://a.example/>%28%28%29'],
  ])('becomes a valid link target: %j', (address, written) => {
    expect(edits.linkTo(address, passage('«b»'))?.insert).toBe(`[b](${written})`);
  });
});
