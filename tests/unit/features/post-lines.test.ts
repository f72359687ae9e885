import { expect, test } from 'vitest';
import { postLines, type PostLine } from '@/features/blog/markdown';

test.each<[string, PostLine]>([
  ['# One', { kind: 'heading', level: 1, text: 'One' }],
  ['## Two', { kind: 'heading', level: 2, text: 'Two' }],
  ['### Three', { kind: 'heading', level: 3, text: 'Three' }],
  ['# ', { kind: 'heading', level: 1, text: '' }],
  ['#  two spaces', { kind: 'heading', level: 1, text: ' two spaces' }],
  ['#One', { kind: 'paragraph', text: '#One' }],
  ['#### Four', { kind: 'paragraph', text: '#### Four' }],
  [' # indented', { kind: 'paragraph', text: ' # indented' }],
  ['', { kind: 'break' }],
  [' \t ', { kind: 'break' }],
  ['Text.', { kind: 'paragraph', text: 'Text.' }],
  ['- item', { kind: 'paragraph', text: '- item' }],
  ['![Alt](/images/a.png)', { kind: 'image', alt: 'Alt', src: '/images/a.png' }],
  ['![](https://pictures.example/a.png)  ', { kind: 'image', alt: '', src: 'https://pictures.example/a.png' }],
  ['See ![Alt](/a.png)', { kind: 'paragraph', text: 'See ![Alt](/a.png)' }],
  ['![Alt](/a.png) here', { kind: 'paragraph', text: '![Alt](/a.png) here' }],
  ['![Alt]()', { kind: 'paragraph', text: '![Alt]()' }],
  ['![Alt](javascript:alert(1))', { kind: 'paragraph', text: '![Alt](javascript:alert(1))' }],
  ['![Alt](//other.example/a.png)', { kind: 'paragraph', text: '![Alt](//other.example/a.png)' }],
  ['![Alt](data:image/png;base64,AAAA)', { kind: 'paragraph', text: '![Alt](data:image/png;base64,AAAA)' }],
  ['<h1>No</h1>', { kind: 'paragraph', text: '<h1>No</h1>' }],
])('%j is read as what it is', (line, expected) => {
  expect(postLines(line)).toEqual([expected]);
});

test.each(['a\nb', 'a\r\nb'])('every line of %j stands for itself', (content) => {
  expect(postLines(content)).toEqual([
    { kind: 'paragraph', text: 'a' },
    { kind: 'paragraph', text: 'b' },
  ]);
});

test('a hundred thousand lines are read in well under a second', () => {
  const started = performance.now();
  expect(postLines('![a](b\n'.repeat(100_000))).toHaveLength(100_001);
  expect(performance.now() - started).toBeLessThan(1000);
});
