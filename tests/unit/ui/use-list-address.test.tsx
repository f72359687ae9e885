import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { useListAddress } from '@/ui/use-list-address';

/** Makes a change and waits until the router shows the result. */
function applyChange(change: () => void): Promise<void> {
  return act(() => {
    change();
    return Promise.resolve();
  });
}

/** Opens an address and returns the result of `useListAddress` on a screen. */
function openAddress(address: string) {
  window.history.replaceState(null, '', address);
  let screen: ReactNode;
  const router = createBrowserRouter([{ path: '*', Component: () => screen }]);
  onTestFinished(() => router.dispose());
  const { result } = renderHook(() => ({ address: useListAddress(), search: useLocation().search }), {
    wrapper: ({ children }) => {
      screen = children;
      return <RouterProvider router={router} />;
    },
  });
  return {
    get page() {
      return result.current.address.page;
    },
    get search() {
      return result.current.search;
    },
    get: (name: string) => result.current.address.get(name),
    set: (changes: Record<string, string>) => applyChange(() => result.current.address.refine(changes)),
    hrefTo: (page: number) => result.current.address.hrefTo(page),
    reset: () => applyChange(() => result.current.address.reset()),
  };
}

test.each([
  ...([
    ['/', 1],
    ['/?page=', 1],
    ['/?page=1', 1],
    ['/?page=2', 2],
    ['/?page=99', 99],
    ['/?page=2&page=3', 2],
  ] as const),
  // The site never writes these numbers.
  ...['0', '00', '02', '-1', '1e3', '1.5', '0x10', 'abc', '2abc', '%202', '+2', 'Infinity', 'NaN', '%D9%A2'].map(
    (text) => [`/?page=${text}`, 1] as const,
  ),
  ...([
    ['/?page=999999', 100_000],
    ['/?page=999999999', 1],
    [`/?page=${'9'.repeat(400)}`, 1],
  ] as const),
])('the address %s asks for page %i', (address, page) => {
  expect(openAddress(address).page).toBe(page);
});

test('a missing parameter has the value of an empty text', () => {
  const address = openAddress('/?q=a%20b&era=');
  expect(address.get('q')).toBe('a b');
  expect(address.get('era')).toBe('');
  expect(address.get('category')).toBe('');
});

test('a changed filter goes to page 1 and keeps the other filters', async () => {
  const address = openAddress('/?q=old&category=tech&page=4');
  await address.set({ q: 'new & shiny' });
  expect(address.search).toBe('?q=new+%26+shiny&category=tech');
  expect(address.page).toBe(1);
});

test('an empty filter disappears from the address', async () => {
  const address = openAddress('/?q=old&category=tech');
  await address.set({ q: '' });
  expect(address.search).toBe('?category=tech');
});

test('hrefTo keeps the filters and omits the number of the first page', () => {
  expect(openAddress('/blog?q=a%20%26&page=2').hrefTo(3)).toBe('/blog?q=a+%26&page=3');
  expect(openAddress('/blog?q=a&page=2').hrefTo(1)).toBe('/blog?q=a');
  expect(openAddress('/?page=2').hrefTo(1)).toBe('/');
});

test('a reset removes all parameters of the address', async () => {
  const address = openAddress('/?q=a&category=b&page=2&utm_source=x');
  await address.reset();
  expect(address.search).toBe('');
});
