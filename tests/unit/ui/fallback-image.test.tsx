import { fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { FallbackImage } from '@/ui/fallback-image';

const picture = (src: string, eager?: boolean) => (
  <FallbackImage src={src} fallback="/placeholder.png" alt="A console" width={4} height={3} eager={eager} />
);
const image = () => screen.getByRole('img', { name: 'A console' });

test('a picture has its size and alternative text, and loads lazily', () => {
  render(picture('/a.png'));
  expect(image()).toHaveAttribute('src', '/a.png');
  expect(image()).toHaveAttribute('width', '4');
  expect(image()).toHaveAttribute('height', '3');
  expect(image()).toHaveAttribute('loading', 'lazy');
});

test('an eager picture loads at once with high priority', () => {
  render(picture('/a.png', true));
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test('the placeholder replaces each failed picture, and a failed placeholder stays', () => {
  const { rerender } = render(picture('/a.png'));
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/placeholder.png');
  const placeholder = image();
  fireEvent.error(placeholder);
  expect(image()).toBe(placeholder);
  rerender(picture('/b.png'));
  expect(image()).toHaveAttribute('src', '/b.png');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/placeholder.png');
});

const uploaded = `/pictures/${'a'.repeat(32)}-1200x800.webp`;
const files = '/storage/v1/object/public/images/';

test('an uploaded picture offers the browser every stored width', () => {
  render(picture(uploaded));
  const name = uploaded.replace('/pictures/', '');
  expect(image()).toHaveAttribute('src', files + name);
  expect(image()).toHaveAttribute('srcset', `${files}480/${name} 480w,${files}960/${name} 960w,${files}${name} 1200w`);
  expect(image()).toHaveAttribute('sizes', 'auto, 100vw');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/placeholder.png');
  expect(image()).not.toHaveAttribute('srcset');
});

test('a prerendered page preloads its eager picture in the shown width', () => {
  const html = renderToString(
    <html>
      <body>
        <FallbackImage {...{ src: uploaded, fallback: '/p.png', alt: '', width: 4, height: 3, sizes: '50vw' }} eager />
      </body>
    </html>,
  );
  const [preload = ''] = /<link rel="preload"[^>]*>/.exec(html) ?? [];
  expect(preload).toContain('as="image"');
  expect(preload).toContain(`imageSrcSet="${files}480/`);
  expect(preload).toContain('imageSizes="50vw"');
  expect(preload).not.toContain('href');
});

test.each([
  '/pictures/a.webp',
  '/pictures/a-1x1.webp/..',
  'https://a.example/pictures/a-1x1.webp',
  '/images/a-1x1.webp',
])('an address without an uploaded picture stays unchanged: %s', (address) => {
  render(picture(address));
  expect(image()).toHaveAttribute('src', address);
  expect(image()).not.toHaveAttribute('srcset');
});

describe('the mount of a picture', () => {
  const loadedAs = (complete: boolean, naturalWidth: number, currentSrc: string) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
    return vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(currentSrc);
  };

  test.each<[string, boolean, number, string, string]>([
    ['a failed picture gives way to the placeholder', true, 0, 'http://localhost:3000/a.png', '/placeholder.png'],
    ['a loaded picture stays', true, 800, 'http://localhost:3000/a.png', '/a.png'],
    ['a loading picture stays', false, 0, 'http://localhost:3000/a.png', '/a.png'],
    ['a picture before its first request stays', true, 0, '', '/a.png'],
  ])('%s when React mounts it', (_state, complete, naturalWidth, currentSrc, shown) => {
    loadedAs(complete, naturalWidth, currentSrc);
    render(picture('/a.png'));
    expect(image()).toHaveAttribute('src', shown);
  });

  test('a failed placeholder starts no loop', () => {
    const reads = loadedAs(true, 0, 'http://localhost:3000/a.png');
    render(picture('/a.png'));
    expect(image()).toHaveAttribute('src', '/placeholder.png');
    expect(reads.mock.calls.length).toBeLessThan(10);
  });
});

test.each([
  ['gives way to the placeholder if it failed', 0, '/placeholder.png'],
  ['stays if it loaded', 800, '/images/shelf.jpg'],
])('a prerendered picture %s before hydration', async (_state, naturalWidth, shown) => {
  const shelf = '/images/shelf.jpg';
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(picture(shelf, true));
  const before = image();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('http://localhost:3000/images/shelf.jpg');
  const recovered = vi.fn();
  const site = await act(() => hydrateRoot(root, picture(shelf, true), { onRecoverableError: recovered }));
  expect(image()).toHaveAttribute('src', shown);
  expect(image() === before).toBe(naturalWidth > 0);
  expect(recovered).not.toHaveBeenCalled();
  act(() => site.unmount());
  root.remove();
});
