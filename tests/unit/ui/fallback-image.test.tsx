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

test('a picture is shown with its size, its words and no hurry', () => {
  render(picture('/a.png'));
  expect(image()).toHaveAttribute('src', '/a.png');
  expect(image()).toHaveAttribute('width', '4');
  expect(image()).toHaveAttribute('height', '3');
  expect(image()).toHaveAttribute('loading', 'lazy');
});

test('the picture seen first is loaded at once', () => {
  render(picture('/a.png', true));
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that fails is replaced, the placeholder that fails stays, and a new picture gets a chance of its own', () => {
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

test('of an uploaded picture the browser gets every width that is stored', () => {
  render(picture(uploaded));
  const name = uploaded.replace('/pictures/', '');
  expect(image()).toHaveAttribute('src', files + name);
  expect(image()).toHaveAttribute('srcset', `${files}480/${name} 480w,${files}960/${name} 960w,${files}${name} 1200w`);
  expect(image()).toHaveAttribute('sizes', 'auto, 100vw');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/placeholder.png');
  expect(image()).not.toHaveAttribute('srcset');
});

test('the head of a prerendered page preloads the first picture in the width that it shows', () => {
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
])('the address %s is no uploaded picture and stays', (address) => {
  render(picture(address));
  expect(image()).toHaveAttribute('src', address);
  expect(image()).not.toHaveAttribute('srcset');
});

describe('a picture that React found already loaded', () => {
  const loadedAs = (complete: boolean, naturalWidth: number, currentSrc: string) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
    return vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(currentSrc);
  };

  test.each<[string, boolean, number, string, string]>([
    ['failed', true, 0, 'http://localhost:3000/a.png', '/placeholder.png'],
    ['fine', true, 800, 'http://localhost:3000/a.png', '/a.png'],
    ['still on its way', false, 0, 'http://localhost:3000/a.png', '/a.png'],
    ['not yet begun', true, 0, '', '/a.png'],
  ])('%s', (_state, complete, naturalWidth, currentSrc, shown) => {
    loadedAs(complete, naturalWidth, currentSrc);
    render(picture('/a.png'));
    expect(image()).toHaveAttribute('src', shown);
  });

  test('failed, and the placeholder too: no loop', () => {
    const looks = loadedAs(true, 0, 'http://localhost:3000/a.png');
    render(picture('/a.png'));
    expect(image()).toHaveAttribute('src', '/placeholder.png');
    expect(looks.mock.calls.length).toBeLessThan(10);
  });
});

test.each([
  ['failed before React listened is replaced', 0, '/placeholder.png'],
  ['was loaded stays', 800, '/images/shelf.jpg'],
])('a picture of a prerendered page that %s', async (_state, naturalWidth, shown) => {
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
