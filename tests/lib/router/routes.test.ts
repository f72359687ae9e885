import { expect, test } from 'vitest';
import { screen } from '@/lib/router';

test('code that could not be fetched is fetched anew when somebody goes there again, and not before', async () => {
  let tries = 0;
  const page = screen(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('no network')) : Promise.resolve({ Component: () => null });
  });
  await expect(page.load(true)).rejects.toThrow('no network');
  await expect(page.load()).rejects.toThrow('no network');
  expect(tries).toBe(1);
  await expect(page.load(true)).resolves.toHaveProperty('Component');
  expect(page.loaded).not.toBeNull();
});
