import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentPlace, followHistory, go, guardPlace } from '@/lib/router/history';

let end: () => void;
const prepare = vi.fn<(pathname: string) => Promise<void> | undefined>();

beforeEach(() => {
  prepare.mockReset();
  history.replaceState(null, '', '/start');
  end = followHistory(prepare);
});
afterEach(() => end());

/** Goes as the browser's own buttons do, until the browser is there. */
async function press(steps: number): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await arrived;
}

test('a place is shown, and has an entry of its own', async () => {
  const { key } = currentPlace();
  go('/blog?page=2#list');
  expect(currentPlace()).toMatchObject({ pathname: '/blog', search: '?page=2', hash: '#list' });
  expect(location.href).toContain('/blog?page=2#list');
  expect(currentPlace().key).not.toBe(key);
  await press(-1);
  expect(currentPlace()).toMatchObject({ pathname: '/start', key });
});

test('a path that begins with two slashes is a place of this site like any other', async () => {
  go(`${location.origin}//other.example/?a`);
  expect(currentPlace()).toMatchObject({ pathname: '//other.example/', search: '?a' });
  expect(location.href).toBe(`${location.origin}//other.example/?a`);
  await press(-1);
  expect(currentPlace().pathname).toBe('/start');
});

test('a place that replaces another cannot be gone back from', async () => {
  go('/one');
  go('/two', { replace: true });
  await press(-1);
  expect(currentPlace().pathname).toBe('/start');
});

test('a page is shown once its code is there, unless the visitor went elsewhere meanwhile', async () => {
  let arrive = () => {};
  prepare.mockImplementation((pathname) =>
    pathname === '/slow' ? new Promise<void>((resolve) => (arrive = resolve)) : undefined,
  );
  go('/slow');
  expect(currentPlace().pathname).toBe('/start');
  go('/quick');
  arrive();
  await Promise.resolve();
  expect(currentPlace().pathname).toBe('/quick');
  expect(location.pathname).toBe('/quick');
});

test('another part of the same page is shown at once, whatever is still on its way', async () => {
  prepare.mockImplementation(() => new Promise<void>(() => undefined));
  go('/start?category=tech');
  expect(currentPlace().search).toBe('?category=tech');
  go('/start?category=tech&q=how');
  expect(currentPlace().search).toBe('?category=tech&q=how');
  await press(-1);
  expect(currentPlace().search).toBe('?category=tech');
  expect(prepare).not.toHaveBeenCalled();
  // The page once more, which may have failed to come before.
  go('/start?category=tech');
  expect(prepare).toHaveBeenCalledWith('/start');
});

test('a guarded place is left by link, back and forward only when it is allowed', async () => {
  go('/form');
  let leave = () => {};
  const open = guardPlace((_from, _to, proceed) => {
    leave = proceed;
    return true;
  });
  go('/elsewhere');
  expect(location.pathname).toBe('/form');
  const cameBack = new Promise((resolve) => {
    window.addEventListener('popstate', () => window.addEventListener('popstate', resolve, { once: true }), {
      once: true,
    });
  });
  history.back();
  await cameBack;
  expect(location.pathname).toBe('/form');
  expect(currentPlace().pathname).toBe('/form');
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  leave();
  await left;
  expect(currentPlace().pathname).toBe('/start');
  open();
  await press(1);
  expect(currentPlace().pathname).toBe('/form');
});
