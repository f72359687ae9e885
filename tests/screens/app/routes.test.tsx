import { act, render, screen as page } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { screen } from '@/app/screen';
import { aPost } from '../../support/builders';
import { network } from '../../support/network/server';
import { openAt, renderApp } from '../../support/render-app';

test.each([
  ['/blog/', '/blog'],
  ['/consoles//?era=gray', '/consoles?era=gray'],
  ['/about/#sources', '/about#sources'],
  ['/admin/links/', '/login'],
  ['/Blog?q=Game+Boy', '/blog?q=Game+Boy'],
  ['/Consoles/Compare', '/consoles/compare'],
  ['/ADMIN', '/login'],
  ['/blog/POCKET', '/blog/pocket'],
  ['/blog/%70ocket', '/blog/pocket'],
  ['/blog%2Fpocket', '/blog/pocket'],
  ['/blog//pocket', '/blog/pocket'],
  ['/%62log', '/blog'],
  ['//blog', '/blog'],
  ['//', '/'],
  ['/%2F', '/'],
])('the address %s leads to %s without a second entry in the history', async (address, canonicalAddress) => {
  network.tables.blog_posts = [aPost({ slug: 'pocket' })];
  const entries = window.history.length;
  const { router } = renderApp(address);
  await page.findByRole('heading', { level: 1 });
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(canonicalAddress);
  expect(window.history.length).toBe(entries);
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (canonicalAddress !== '/login') expect(canonical).toBe(`http://localhost:3000${pathname}`);
});

test.each([
  ['/Nothing-Here', '/nothing-here'],
  ['/%2Fother.example', '/%2Fother.example'],
  ['/%2562log', '/%2562log'],
  ['/%', '/%'],
])('the address %s shows a plain 404', async (address, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = renderApp(address);
  expect(await page.findByRole('heading', { name: '404' })).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('addresses with slashes at both ends never lead to another site', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = renderApp('//other.example/');
  expect(await page.findByRole('heading', { name: '404' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/other.example');
  expect(window.location.origin).toBe('http://localhost:3000');
});

test('a link with a slash at the end leads to the address without that slash', async () => {
  const { router } = renderApp('/blog');
  await page.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/contact/'));
  expect(router.state.location.pathname).toBe('/contact');
});

test('after a failed load, the next visit loads the code of a screen again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new TypeError('no network')) : Promise.resolve(() => <p>here it is</p>);
  };
  const router = openAt('/', [
    { path: '/', element: <p>start</p> },
    { path: '/late', errorElement: <p>no code</p>, ...screen(load) },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/late'));
  expect(await page.findByText('no code')).toBeVisible();
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/late'));
  expect(await page.findByText('here it is')).toBeVisible();
  expect(tries).toBe(3);
});
