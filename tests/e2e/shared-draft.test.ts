// A link to a draft, from its creation to its revocation.
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { axeSource, axeFindings, expectNoBarriers, expectNoOverhang, stopTransitions } from '../support/browser/axe';
import { open, phone } from '../support/browser/browser';
import { focused, tabTo } from '../support/browser/focus';
import { openAs, toast } from '../support/browser/staff';
import { deleteRows, readRows } from '../support/browser/stored';

const draft = 'b0000000-0000-4000-8000-000000000014';
const title = 'Forty Game Boys on one Switch: screens in numbers';
const noLonger = 'This link no longer works';

afterAll(() => deleteRows('draft_links', `post_id=eq.${draft}`));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Moves to an element by Tab and presses Enter. */
async function enter(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test('an editor shares a draft by keyboard; a visitor reads the draft on a phone until the link ends', async () => {
  const { page } = await openAs('editor', `/admin/blog/edit/${draft}`);
  await page.getByRole('button', { name: 'Create link' }).waitFor();
  await enter(page, 'Create link');
  await toast(page, 'Link created');
  const link = await page.getByLabel('Your new link').inputValue();
  const token = link.split('#')[1] ?? '';
  expect(token).toMatch(/^[\w-]{22}$/);
  await stopTransitions(page);
  await expectNoOverhang(page);
  await expectNoBarriers(page);

  const visit = await open(link, phone);
  const visitor = visit.page;
  await heading(visitor, title);
  await visitor.getByText('Someone shared this draft with you').waitFor();
  await stopTransitions(visitor);
  await visitor.evaluate(axeSource);
  expect(await axeFindings(visitor)).toEqual([]);
  await expectNoOverhang(visitor);
  expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  const answered = await (await fetch(link)).text();
  expect(answered).not.toContain('Eight across and five down');
  // No request contains the token in address, body or headers.
  for (const request of visit.requests)
    expect(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`).not.toContain(token);
  // The token leaves the address. An anchor takes its place, and a reload still finds the draft.
  expect(new URL(visitor.url()).hash).toBe('');
  await visitor.evaluate(() => (location.hash = 'main'));
  await visitor.waitForFunction(() => (history.state as { usr?: unknown } | null)?.usr);
  await visitor.reload();
  await heading(visitor, title);
  // A visitor without the link reads nothing.
  expect(await readRows(`blog_posts?select=id&id=eq.${draft}`)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await page.getByText('Opened 2 times').waitFor();
  expect(await page.getByLabel('Your new link').count()).toBe(0);
  await enter(page, 'Revoke');
  await page.getByRole('dialog').waitFor();
  expect(await focused(page)).toBe('Cancel');
  await enter(page, 'Revoke');
  await toast(page, 'Link revoked');
  await expect.poll(() => focused(page)).toBe('Share this draft');

  await visitor.reload();
  await heading(visitor, noLonger);
  expect(await visitor.getByText(title).count()).toBe(0);
});
