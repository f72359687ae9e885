import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sessionKey } from '@/data/service/session-record';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';

/** Finds the header of the site. The header of a page is inside the main part. */
const header = async () => {
  const [first] = await screen.findAllByRole('banner');
  if (!first) throw new Error('there is no header');
  return first;
};
const menu = async () => within(within(await header()).getByRole('navigation', { name: 'Main' }));
const menuButton = async () => within(await header()).getByRole('button', { name: /^(Menu|Close)$/ });

// tests/e2e/scrolling.test.ts tests the scrolling of the link "Timeline" and the opaque header.
test('the header links to every part of the site, home and the sign-in, and marks the current page', async () => {
  renderApp('/contact');
  const name = await within(await header()).findByRole('link', { name: 'Test Legacy' });
  expect(name).toHaveAttribute('href', '/');
  const links = (await menu()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [wording.header.home, '/'],
    [wording.header.timeline, '/#handheld-evolution'],
    [wording.header.consoles, '/consoles'],
    [wording.header.blog, '/blog'],
    [wording.header.links, '/links'],
    [wording.header.contact, '/contact'],
    ['Tools', '/tools'],
    [wording.header.signIn, '/login'],
  ]);
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual([wording.header.contact]);
});

describe('the entry for staff', () => {
  const entry = async (name: string) => (await menu()).findByRole('link', { name });
  const otherTab = (change: () => void) => {
    change();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionKey })));
  };
  afterEach(() => {
    // No visitor requests the sign-in service, with or without a session.
    expect(network.requests.filter(({ url }) => url.pathname.startsWith('/auth/'))).toEqual([]);
  });

  test('leads a signed-in user to the admin area', async () => {
    const { router } = renderApp('/contact', { as: 'nobody' });
    const link = await entry(wording.header.admin);
    expect(link).toHaveAttribute('href', '/admin');
    expect((await menu()).queryByRole('link', { name: wording.login.signIn })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/contact');
  });

  test('follows sign-out and sign-in in another tab', async () => {
    renderApp('/contact', { as: 'editor' });
    await entry(wording.header.admin);
    const record = localStorage.getItem(sessionKey) ?? '';
    otherTab(() => localStorage.removeItem(sessionKey));
    expect(await entry(wording.login.signIn)).toBeInTheDocument();
    otherTab(() => localStorage.setItem(sessionKey, record));
    expect(await entry(wording.header.admin)).toBeInTheDocument();
  });

  test('leads to the sign-in again when the session expires', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    renderApp('/contact', { as: 'editor', seconds: 60 });
    await entry(wording.header.admin);
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(await entry(wording.header.admin)).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(await entry(wording.login.signIn)).toBeInTheDocument();
    expect(localStorage.getItem(sessionKey)).toBeNull();
  });

  // tests/security/site/session.test.tsx tests the rules of the record.
  test('leads to the sign-in if the record is invalid', async () => {
    localStorage.setItem(sessionKey, '{"user":{}}');
    renderApp('/contact');
    expect(await entry(wording.login.signIn)).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem(sessionKey)).toBeNull());
  });
});

test('the header is opaque on a page that opens scrolled down', async () => {
  window.scrollY = 500;
  onTestFinished(() => void (window.scrollY = 0));
  renderApp('/contact');
  expect(await header()).toHaveAttribute('data-opaque', 'true');
});

describe('the mobile menu', () => {
  test('opens and closes by a button, and closes on Escape but not on other keys', async () => {
    renderApp('/contact');
    const button = await menuButton();
    const entries = screen.getByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    expect(button).toHaveAttribute('aria-controls', entries.id);
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(entries.matches(':popover-open')).toBe(true);
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(entries.matches(':popover-open')).toBe(false);
    await userEvent.click(button);
    await userEvent.keyboard('{Tab}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens in a browser without popovers too', async () => {
    const matches = Element.prototype.matches;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      if (selector === ':popover-open') throw new SyntaxError('not a valid selector');
      return matches.call(this, selector);
    });
    const hidePopover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'hidePopover') ?? {};
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    try {
      renderApp('/contact');
      await userEvent.click((await menu()).getByRole('link', { name: wording.header.blog }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument();
    } finally {
      Object.defineProperty(HTMLElement.prototype, 'hidePopover', hidePopover);
    }
  });

  test('closes on a choice, even of the current page, and stays closed on the way back', async () => {
    const { router } = renderApp('/contact');
    const button = await menuButton();
    const choose = async (entry: string) => {
      await userEvent.click(button);
      await userEvent.click((await menu()).getByRole('link', { name: entry }));
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    };
    await choose(wording.header.timeline);
    // The header compares location keys, and the way back brings the old key again.
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await choose(wording.header.contact);
  });
});
