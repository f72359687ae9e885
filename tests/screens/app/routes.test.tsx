import { act, render, screen as page } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { screen } from '@/app/screen';
import { openAt, renderApp } from '../../support/render-app';

test.each([
  ['/blog/', '/blog', ''],
  ['/consoles//?era=gray', '/consoles', '?era=gray'],
  ['/admin/links/', '/login', ''],
])('%s leads to the address without the slash, and leaves no step in the history', async (address, path, search) => {
  const entries = window.history.length;
  const { router } = renderApp(address);
  await page.findByRole('heading', { level: 1 });
  expect(router.state.location).toMatchObject({ pathname: path, search });
  expect(window.history.length).toBe(entries);
});

test('slashes at both ends never lead to another site', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = renderApp('//other.example/');
  expect(await page.findByRole('heading', { name: '404' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/other.example');
  expect(window.location.origin).toBe('http://localhost:3000');
});

test('a slash at the end goes also where a link has one', async () => {
  const { router } = renderApp('/blog');
  await page.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/contact/'));
  expect(router.state.location.pathname).toBe('/contact');
});

test('the code of a screen that could not be fetched is fetched again by the next visit', async () => {
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
