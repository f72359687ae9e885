import { fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FallbackImage } from '@/ui/fallback-image';

vi.mock('virtual:pictures', () => ({
  pictures: { '/images/shelf.jpg': { width: 1000, name: 'abc123', types: ['avif', 'webp'] } },
}));

const picture = (src: string, eager?: boolean) => (
  <FallbackImage
    src={src}
    fallback="/placeholder.png"
    alt="A console"
    width={4}
    height={3}
    widest="26rem"
    eager={eager}
  />
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

test('a picture that fails is replaced, and the placeholder that fails stays', () => {
  render(picture('/a.png'));
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/placeholder.png');
  const placeholder = image();
  fireEvent.error(placeholder);
  expect(image()).toBe(placeholder);
});

test('a new picture gets a chance of its own', () => {
  const { rerender } = render(picture('/a.png'));
  fireEvent.error(image());
  rerender(picture('/b.png'));
  expect(image()).toHaveAttribute('src', '/b.png');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/placeholder.png');
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

describe('a picture with variants', () => {
  const shelf = '/images/shelf.jpg';
  const sizes = 'min(100vw - 2rem, 26rem, 1000px)';
  const avif = '/assets/abc123-480.avif 480w, /assets/abc123-800.avif 800w, /assets/abc123-1000.avif 1000w';
  const webp = '/assets/abc123-480.webp 480w, /assets/abc123-800.webp 800w, /assets/abc123-1000.webp 1000w';
  const sources = () =>
    [...document.querySelectorAll('picture > source')].map((source) =>
      ['type', 'srcset', 'sizes'].map((name) => source.getAttribute(name)),
    );
  const preloads = () => [...document.head.querySelectorAll('link[rel="preload"]')];
  afterEach(() => {
    for (const link of preloads()) link.remove();
  });

  test('offers them, the smallest format first, and the original to who knows neither', () => {
    render(picture(shelf));
    expect(sources()).toEqual([
      ['image/avif', avif, sizes],
      ['image/webp', webp, sizes],
    ]);
    expect(image().parentElement).toHaveProperty('tagName', 'PICTURE');
    expect(image()).toHaveAttribute('src', shelf);
    expect(image()).toHaveAttribute('width', '4');
    expect(image()).toHaveAttribute('height', '3');
    expect(preloads()).toEqual([]);
  });

  test('is fetched early when it is the one seen first, in the best format only', () => {
    render(picture(shelf, true));
    const [link, ...others] = preloads();
    expect(others).toEqual([]);
    for (const [name, value] of Object.entries({
      as: 'image',
      type: 'image/avif',
      fetchpriority: 'high',
      imagesrcset: avif,
      imagesizes: sizes,
    })) {
      expect(link).toHaveAttribute(name, value);
    }
    expect(link).not.toHaveAttribute('href');
  });

  test('that cannot be loaded in the variant chosen is replaced', () => {
    render(picture(shelf));
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', '/placeholder.png');
    expect(sources()).toEqual([]);
  });

  test('replaces one without, which failed', () => {
    render(<FallbackImage src="/a.png" fallback={shelf} alt="A console" width={4} height={3} widest="26rem" />);
    expect(sources()).toEqual([]);
    fireEvent.error(image());
    expect(sources()).toHaveLength(2);
    const replacement = image();
    fireEvent.error(replacement);
    expect(image()).toBe(replacement);
  });

  test.each([
    ['failed before React listened is replaced', 0, '/placeholder.png'],
    ['was loaded stays', 800, shelf],
  ])('of a prerendered page that %s', async (_state, naturalWidth, shown) => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(picture(shelf, true));
    expect(sources()).toHaveLength(2);
    const before = image();
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('http://localhost:3000/assets/x.avif');
    const recovered = vi.fn();
    const site = await act(() => hydrateRoot(root, picture(shelf, true), { onRecoverableError: recovered }));
    expect(image()).toHaveAttribute('src', shown);
    expect(image() === before).toBe(naturalWidth > 0);
    expect(recovered).not.toHaveBeenCalled();
    act(() => site.unmount());
    root.remove();
  });
});
