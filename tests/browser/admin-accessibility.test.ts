import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeSource, barriers, overhang } from './axe';
import { visit } from './browser';
import { adminSettled, openAs, type Role } from './staff';

/** A screen as somebody sees it, and what is done there first. */
type Case = [name: string, role: Role, address: string, prepare?: (page: Page) => Promise<unknown>];

const post = '/admin/blog/edit/b0000000-0000-4000-8000-000000000001';

const cases: Case[] = [
  ['welcome', 'admin', '/admin'],
  ['post table', 'editor', '/admin/blog'],
  ['post table of a contributor', 'contributor', '/admin/blog'],
  ['empty post table', 'editor', '/admin/blog?q=zeppelin'],
  ['new post', 'editor', '/admin/blog/new'],
  [
    'new post with messages at its fields',
    'editor',
    '/admin/blog/new',
    (page) => page.getByRole('button', { name: 'Create Post' }).click(),
  ],
  ['edit post', 'editor', post],
  ['preview', 'editor', post, (page) => page.getByRole('tab', { name: 'Preview' }).click()],
  ['users', 'admin', '/admin/users'],
  ['users for an editor', 'editor', '/admin/users'],
  ['edit user', 'admin', '/admin/users', (page) => page.getByRole('button', { name: /^Edit User Cora/ }).click()],
  ['Console of the Month', 'editor', '/admin/console-of-month'],
  ['social links', 'editor', '/admin/social-media'],
  [
    'social link being edited',
    'editor',
    '/admin/social-media',
    (page) => page.getByRole('button', { name: /^Edit/ }).first().click(),
  ],
  ['links', 'editor', '/admin/links'],
  [
    'link being deleted',
    'editor',
    '/admin/links',
    (page) =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
  ],
  ['settings', 'admin', '/admin/settings'],
  ['settings for a contributor', 'contributor', '/admin/settings'],
];

describe('staff with a screen reader, a phone or poor sight can use every admin screen', () => {
  test.each(cases)(
    '%s: axe finds nothing serious in light and dark, nothing scrolls sideways',
    async (_name, role, address, prepare) => {
      const { page } = await openAs(role, address);
      await examine(page, prepare);
    },
  );

  test('sign-in: axe finds nothing serious in light and dark, nothing scrolls sideways', async () => {
    const { page } = await visit();
    await page.goto('/login');
    await examine(page);
  });
});

async function examine(page: Page, prepare?: (page: Page) => Promise<unknown>): Promise<void> {
  await adminSettled(page);
  // A new colour scheme would reach the elements by way of transitions, one after the other.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  await prepare?.(page);
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overhang(page), `${width} px`).toBe(0);
  }
  await page.evaluate(axeSource);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await barriers(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}
