import { expect, test } from 'vitest';
import { pictureSpace } from '@/features/blog/article/picture-size';

test.each([
  ['a drawing', '/images/drawings/pressed-number.svg', { width: 498, height: 416, className: 'max-w-full' }],
  ['a low drawing', '/images/charts/link-speed.svg', { width: 480, height: 172, className: 'max-w-full' }],
  ['an uploaded picture', '/pictures/ab12-1200x500.webp', { width: 998, height: 416, className: 'max-w-full' }],
  ['a small uploaded one', '/pictures/ab12-40x30.webp', { width: 40, height: 30, className: 'max-w-full' }],
])('pictureSpace reserves the size of %s before it loads', (_name, address, room) => {
  expect(pictureSpace(address)).toEqual(room);
});

test.each(['https://pictures.example/dot.png', '/pictures/ab12.webp', '/images/not-there.png'])(
  'pictureSpace gives the picture %s of unknown size its natural width',
  (address) => {
    expect(pictureSpace(address).className).toContain('w-auto');
  },
);
