import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { applyChosenColours } from '@/before-hydration/colours';
import { setMediaQuery } from '../../support/device';
import { renderApp } from '../../support/render-app';

const key = 'handheld-legacy.colour-scheme';
const dark = '(prefers-color-scheme: dark)';
const findSwitch = () => screen.findByRole('button', { name: 'Dark colours' });
const chosenScheme = () => document.documentElement.dataset.colourScheme;

test.each([
  [false, 'false'],
  [true, 'true'],
])('the colours follow the device if nobody chose a scheme (dark: %s)', async (wanted, pressed) => {
  setMediaQuery(dark, wanted);
  renderApp('/contact');
  expect(await findSwitch()).toHaveAttribute('aria-pressed', pressed);
  expect(chosenScheme()).toBeUndefined();
  act(() => setMediaQuery(dark, !wanted));
  expect(await findSwitch()).toHaveAttribute('aria-pressed', String(!wanted));
});

test('a choice of colours applies at once, overrides the device, and stays stored', async () => {
  const user = userEvent.setup();
  renderApp('/contact');
  await user.click(await findSwitch());
  expect(await findSwitch()).toHaveAttribute('aria-pressed', 'true');
  expect(chosenScheme()).toBe('dark');
  expect(localStorage.getItem(key)).toBe('dark');
  await user.click(await findSwitch());
  act(() => setMediaQuery(dark, true));
  expect(await findSwitch()).toHaveAttribute('aria-pressed', 'false');
  expect(chosenScheme()).toBe('light');
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['sepia', undefined],
  ['', undefined],
  ['"dark"', undefined],
])('the stored value %j sets the scheme %s before the first paint', (remembered, chosen) => {
  localStorage.setItem(key, remembered);
  applyChosenColours();
  expect(chosenScheme()).toBe(chosen);
});

test('a choice of colours in another tab applies in this tab too', async () => {
  renderApp('/contact');
  await findSwitch();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'dark' })));
  expect(await findSwitch()).toHaveAttribute('aria-pressed', 'true');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  expect(await findSwitch()).toHaveAttribute('aria-pressed', 'false');
});

test('a browser without storage still changes its colours', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderApp('/contact');
  await userEvent.click(await findSwitch());
  expect(await findSwitch()).toHaveAttribute('aria-pressed', 'true');
});

test('the admin area has the switch of colours too', async () => {
  renderApp('/admin', { as: 'admin' });
  expect(await findSwitch()).toBeInTheDocument();
});
