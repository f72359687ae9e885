import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { applyChosenColours } from '@/before-hydration/colours';
import { deviceWants } from '../../support/device';
import { renderApp } from '../../support/render-app';

const key = 'handheld-legacy.colour-scheme';
const dark = '(prefers-color-scheme: dark)';
const theSwitch = () => screen.findByRole('button', { name: 'Dark colours' });
const shown = () => document.documentElement.dataset.colourScheme;

test.each([
  [false, 'false'],
  [true, 'true'],
])('without a choice the colours are those of the device (dark: %s)', async (wanted, pressed) => {
  deviceWants(dark, wanted);
  renderApp('/contact');
  expect(await theSwitch()).toHaveAttribute('aria-pressed', pressed);
  expect(shown()).toBeUndefined();
  act(() => deviceWants(dark, !wanted));
  expect(await theSwitch()).toHaveAttribute('aria-pressed', String(!wanted));
});

test('a choice shows at once, wins over the device, and is remembered', async () => {
  const user = userEvent.setup();
  renderApp('/contact');
  await user.click(await theSwitch());
  expect(await theSwitch()).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem(key)).toBe('dark');
  await user.click(await theSwitch());
  act(() => deviceWants(dark, true));
  expect(await theSwitch()).toHaveAttribute('aria-pressed', 'false');
  expect(shown()).toBe('light');
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['sepia', undefined],
  ['', undefined],
  ['"dark"', undefined],
])('where %j is remembered, what is chosen before anything is painted is %s', (remembered, chosen) => {
  localStorage.setItem(key, remembered);
  applyChosenColours();
  expect(shown()).toBe(chosen);
});

test('a choice made in another tab shows here too', async () => {
  renderApp('/contact');
  await theSwitch();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'dark' })));
  expect(await theSwitch()).toHaveAttribute('aria-pressed', 'true');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  expect(await theSwitch()).toHaveAttribute('aria-pressed', 'false');
});

test('a browser that keeps nothing still changes its colours', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderApp('/contact');
  await userEvent.click(await theSwitch());
  expect(await theSwitch()).toHaveAttribute('aria-pressed', 'true');
});

test('staff have the switch too', async () => {
  renderApp('/admin', { as: 'admin' });
  expect(await theSwitch()).toBeInTheDocument();
});
