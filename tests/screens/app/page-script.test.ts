import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { turnSlides } from '@/before-hydration/carousel';
import { submitFiltersOnChange } from '@/before-hydration/filters';
import { holdContactForm } from '@/before-hydration/held-form';
import { takeMailLinksOfOpenPage, takeMailLink } from '@/before-hydration/take-mail-link';
import { waitForPart } from '@/before-hydration/part-of-list';
import { siteCode } from '@/before-hydration/site-code';
import { ownCode } from '@/before-hydration/trusted-types';
import { forgetMailToken, mailToken } from '@/site/mail-link';

let loseCode = () => {};
const code = { fetch: vi.fn(), missing: new Promise<void>((resolve) => (loseCode = resolve)) };

// These calls add listeners to the window, so the file calls each function once.
submitFiltersOnChange();
turnSlides();
holdContactForm(code);
takeMailLinksOfOpenPage();

/** Opens a page with this content at this address. */
function open(body: string, { head = '', search = '' } = {}): void {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  history.replaceState(null, '', `/${search}`);
}

beforeEach(() => {
  forgetMailToken();
  delete document.documentElement.dataset.narrowed;
});

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test.each([
  ['<script></script>', '<script></script>'],
  ['words', 'words'],
  ['<b>', null],
])('the policy turns the text %j into the HTML %j', (text, passed) => {
  expect(ownCode.createHTML(text)).toBe(passed);
});

test.each([
  ['/assets/site-DkQ3.js', true],
  ['/assets/../rest/v1/links', false],
  ['https://cdn.example.com/a.js', false],
])('the policy accepts %s as the address of a script: %s', (address, passes) => {
  expect(ownCode.createScriptURL(address)).toBe(passes ? address : null);
});

test('the policy accepts only JSON as the text of a script', () => {
  expect(ownCode.createScript('{"a":1}')).toBe('{"a":1}');
  expect(ownCode.createScript('ran = 1')).toBeNull();
});

const partOfList = '<meta name="part-of-list" content="q page" data-note="This is the whole list.">';

test('a status replaces a narrowed list, and reports code that failed to load', async () => {
  let failToLoad = () => {};
  const fetch = vi.fn();
  open('<main><ul></ul></main>', { head: partOfList, search: '?q=nes' });

  expect(waitForPart({ fetch, missing: new Promise((resolve) => (failToLoad = resolve)) })).toBe(true);
  dispatchEvent(new Event('DOMContentLoaded'));

  const line = document.querySelector('main > [role="status"]');
  expect(line).toHaveTextContent('Searching for “nes”...');
  expect(document.documentElement.dataset.narrowed).toBe('');
  expect(fetch).toHaveBeenCalledOnce();
  failToLoad();
  await vi.waitFor(() => expect(line).toHaveTextContent('This is the whole list.'));
  expect(document.documentElement.dataset.narrowed).toBe('whole');
});

test.each(['', '?q=', '?utm_source=feed'])('the query %j narrows no list', (search) => {
  open('<main></main>', { head: partOfList, search });
  expect(waitForPart(code)).toBe(false);
  expect(document.documentElement.dataset.narrowed).toBeUndefined();
});

test('the code loads once, in order, with the snapshot of the page', () => {
  const data = '<script type="application/json" id="built-page">{"snapshot":"/data/blog.json"}</script>';
  const scripts = ['a', 'b'].map((name) => `<meta name="script" content="/assets/${name}.js">`).join('');
  open('', { head: data + scripts });

  const { fetch, fetchLater } = siteCode();
  fetchLater();
  expect(document.querySelector('script[src]')).toBeNull();
  dispatchEvent(new Event('pointerdown'));
  fetch();

  const sources = Array.from(
    document.querySelectorAll<HTMLScriptElement>('script[src]'),
    ({ src }) => new URL(src).pathname,
  );
  expect(sources).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(document.querySelectorAll('link[rel="preload"][href="/data/blog.json"]')).toHaveLength(1);
});

test('before hydration, a choice submits the form without empty fields', () => {
  open('<form role="search" data-native=""><input name="q"><select name="era"><option>1990</option></select></form>');
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const form = document.querySelector('form');
  const choose = () => form?.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));

  choose();
  expect(submit).toHaveBeenCalledOnce();
  form?.removeAttribute('data-native');
  choose();
  expect(submit).toHaveBeenCalledOnce();
});

test('the form stores and holds a message until hydration, and reports a failure if the code fails to load', async () => {
  open('<form data-held="" data-kept-as="kept"><input name="name" value="Ada"><p role="status"></p></form>');
  const form = document.querySelector('form');

  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(form?.dataset.held).toBe('sent');
  expect(form).toHaveTextContent('Sending your message...');
  expect(sessionStorage.getItem('kept')).toBe('{"name":"Ada"}');

  loseCode();
  await vi.waitFor(() => expect(form).toHaveTextContent(/can’t send your message/));
  expect(form?.dataset.held).toBe('');
});

test('buttons and dots scroll the carousel and wrap around', () => {
  open(
    '<div data-native=""><button data-step="-1"></button><ul data-slides=""><li></li><li></li><li></li></ul>' +
      '<b data-place=""><i>1</i></b><a data-step="" href="#slide-1" aria-current="true"></a><a data-step="" href="#slide-2"></a></div>',
  );
  const slides = document.querySelector('ul');
  Object.defineProperty(slides, 'clientWidth', { value: 100 });

  click('button');
  expect(slides?.scrollLeft).toBe(200);
  click('[href="#slide-2"]');
  expect(slides?.scrollLeft).toBe(100);
  slides?.dispatchEvent(new Event('scroll'));
  expect(document.querySelector('b')).toHaveTextContent('2');
  expect(document.querySelector('[aria-current]')).toHaveAttribute('href', '#slide-2');
});

/** Sets the address that the script reads. @returns a function that counts the reloads of the page */
function openAddress(address: string): () => number {
  history.replaceState(null, '', address);
  const reload = vi.fn();
  // The address follows the history, as in a browser.
  const part = (name: 'pathname' | 'search' | 'hash' | 'href') => ({ get: () => new URL(document.URL)[name] });
  const parts = { pathname: part('pathname'), search: part('search'), hash: part('hash'), href: part('href') };
  vi.stubGlobal('location', Object.defineProperties({ reload }, parts));
  return () => reload.mock.calls.length;
}

describe('the link of a mail', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    '/login/password#token_hash=secret-1_a',
    '//login/password#token_hash=secret-1_a',
    '/login/password#utm_source=mail&token_hash=secret-1_a',
  ])('leaves the token only in the memory of the page: %s', (address) => {
    const fetched = openAddress(location.origin + address);
    const entries = history.length;
    expect(takeMailLink()).toBe(false);
    expect(mailToken()).toBe('secret-1_a');
    expect(document.URL).toBe('http://localhost:3000/login/password');
    expect(history.state).toEqual({ usr: { link: 'token_hash' } });
    expect(history.length).toBe(entries);
    expect(fetched()).toBe(0);
  });

  test.each([
    ['/#access_token=secret&expires_in=3600&refresh_token=secret&token_type=bearer&type=signup', ''],
    ['/blog?q=nes#error=access_denied&error_code=otp_expired&error_description=secret&sb=', 'otp_expired'],
    ['/?error=server_error&error_code=unexpected_failure&error_description=secret', ''],
    ['/consoles/game-boy?code=secret', ''],
    ['/blog?page=2&code=secret', ''],
    ['/admin?token_hash=secret&type=email', 'token_hash'],
    ['/login#token_hash=secret', 'token_hash'],
    ['/drafts#access_token=secret', ''],
  ])('loses the secret and leads to the page for mails: %s', (address, link) => {
    const fetched = openAddress(address);
    expect(takeMailLink()).toBe(true);
    expect(document.URL).toBe('http://localhost:3000/login/password');
    expect(history.state).toEqual({ usr: { link } });
    expect(mailToken()).toBeNull();
    expect(fetched()).toBe(1);
  });

  test.each([
    '/login/password?token_hash=secret',
    '/login/password?code=secret',
    '/login/password#error=access_denied',
  ])('stays on the page for mails, and the page gets no token: %s', (address) => {
    const fetched = openAddress(address);
    expect(takeMailLink()).toBe(false);
    expect(document.URL).toBe('http://localhost:3000/login/password');
    expect(mailToken()).toBeNull();
    expect(fetched()).toBe(0);
  });

  test('gives the token to a page that is already open', () => {
    const fetched = openAddress('/login/password');
    history.pushState(null, '', '/login/password#token_hash=secret');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(document.URL).toBe('http://localhost:3000/login/password');
    expect(mailToken()).toBe('secret');
    expect(fetched()).toBe(0);
  });
});

test.each([
  '/',
  '/login/password',
  '/drafts#AbCdEfGhIjKlMnOpQrSt_-',
  '/blog/it?page=2#error-codes',
  '/blog?q=code%3D1',
  '/blog?q=error',
  '/tools/identify?postcode=1',
])('the address %s is no link of a mail and stays unchanged', (address) => {
  history.replaceState({ usr: 'kept' }, '', address);
  expect(takeMailLink()).toBe(false);
  expect(document.URL).toBe(`http://localhost:3000${address}`);
  expect(history.state).toEqual({ usr: 'kept' });
});
