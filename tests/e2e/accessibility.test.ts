import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeSource, axeFindings, expectNoBarriers, expectNoOverhang, stopTransitions } from '../support/browser/axe';
import { answerMail, sendMessage, sentToast } from '../support/browser/message';
import { adminScreens, expectedErrors, publicScreens, signInScreen, type Screen } from '../support/browser/screens';
import { openScreen } from '../support/browser/staff';

async function openStill(screen: Screen): Promise<Page> {
  const { page } = await openScreen(screen, { expectedErrors });
  await stopTransitions(page);
  return page;
}

/** Returns the links that open a new tab without a warning. */
function findSilentTabs(page: Page): Promise<string[]> {
  return page.locator('a[target="_blank"]').evaluateAll((links) =>
    links
      .filter((link) => {
        const description = document.getElementById(link.getAttribute('aria-describedby') ?? '');
        return description?.textContent !== 'Opens in a new tab';
      })
      .map(({ outerHTML }) => outerHTML),
  );
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** More states of the admin screens, such as an empty table. */
const otherStates: readonly Screen[] = [
  { name: 'post table of a contributor', as: 'contributor', address: '/admin/blog' },
  { name: 'empty post table', as: 'editor', address: '/admin/blog?q=zeppelin' },
  {
    name: 'new post with messages at its fields',
    as: 'editor',
    address: '/admin/blog/new',
    prepare: press('Create Post'),
  },
  {
    name: 'post table with a row selected',
    as: 'editor',
    address: '/admin/blog',
    prepare: (page) =>
      page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check(),
  },
  {
    name: 'history of a post',
    as: 'editor',
    address: '/admin/blog/edit/b0000000-0000-4000-8000-000000000001',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'History' }).click();
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
  },
  { name: 'users for an editor', as: 'editor', address: '/admin/users' },
  { name: 'edit user', as: 'admin', address: '/admin/users', prepare: press(/^Edit User Cora/) },
  { name: 'social link being edited', as: 'editor', address: '/admin/social-media', prepare: press(/^Edit/) },
  { name: 'link being edited', as: 'editor', address: '/admin/links', prepare: press(/^Edit/) },
  { name: 'link being deleted', as: 'editor', address: '/admin/links', prepare: press(/^Delete/) },
  { name: 'settings for a contributor', as: 'contributor', address: '/admin/settings' },
];

describe('a person with a screen reader, a phone or poor sight can use every screen', () => {
  test.each([...publicScreens, ...adminScreens, ...otherStates, signInScreen])(
    '$name: axe finds nothing serious in light or dark colours, nothing scrolls sideways, and links announce new tabs',
    async (screen) => {
      const page = await openStill(screen);
      await expectNoOverhang(page);
      await expectNoBarriers(page);
      expect(await findSilentTabs(page)).toEqual([]);
    },
  );

  test('the open menu of a phone and a toast have no barriers', async () => {
    const page = await openStill({ name: 'contact', address: '/contact' });
    await page.setViewportSize({ width: 390, height: 844 });
    await answerMail(page);
    await sendMessage(page, 'Hello');
    await page.getByText(sentToast).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.evaluate(axeSource);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('axe notices a picture without alternative text and a pale text', async () => {
    const page = await openStill({ name: 'contact', address: '/contact' });
    await page.evaluate(axeSource);
    await page.evaluate(() => {
      // The content security policy rejects markup and style attributes, but it allows changes by a script.
      const picture = new Image(28);
      picture.src = '/favicon.svg';
      document.querySelector('main')?.append(picture);
      document.querySelector('h1')?.style.setProperty('color', '#eee');
    });
    const found = (await axeFindings(page)).join('\n');
    expect(found).toContain('image-alt');
    expect(found).toContain('color-contrast');
  });
});
