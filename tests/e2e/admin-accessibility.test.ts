import { describe, test } from 'vitest';
import { expectNoBarriers, expectNoOverhang, stopTransitions } from '../support/browser/axe';
import { baseUrl, visit } from '../support/browser/browser';
import { leaveRecord } from '../support/browser/accounts';
import { adminScreens, show, signInScreen, type Screen } from '../support/browser/screens';

/** States of the screens beside those in which they open. */
const otherStates: readonly Screen[] = [
  { name: 'post table of a contributor', as: 'contributor', address: '/admin/blog' },
  { name: 'empty post table', as: 'editor', address: '/admin/blog?q=zeppelin' },
  {
    name: 'new post with messages at its fields',
    as: 'editor',
    address: '/admin/blog/new',
    prepare: (page) => page.getByRole('button', { name: 'Create Post' }).click(),
  },
  { name: 'users for an editor', as: 'editor', address: '/admin/users' },
  {
    name: 'edit user',
    as: 'admin',
    address: '/admin/users',
    prepare: (page) => page.getByRole('button', { name: /^Edit User Cora/ }).click(),
  },
  {
    name: 'social link being edited',
    as: 'editor',
    address: '/admin/social-media',
    prepare: (page) => page.getByRole('button', { name: /^Edit/ }).first().click(),
  },
  {
    name: 'link being edited',
    as: 'editor',
    address: '/admin/links',
    prepare: (page) => page.getByRole('button', { name: /^Edit/ }).first().click(),
  },
  {
    name: 'link being deleted',
    as: 'editor',
    address: '/admin/links',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
  },
  { name: 'settings for a contributor', as: 'contributor', address: '/admin/settings' },
];

describe('staff with a screen reader, a phone or poor sight can use every admin screen', () => {
  test.each([...adminScreens, ...otherStates, signInScreen])(
    '$name: axe finds nothing serious in light and dark, nothing scrolls sideways',
    async (screen) => {
      const { page } = await visit();
      if (screen.as) await leaveRecord(page, baseUrl, screen.as);
      await show(page, screen);
      await stopTransitions(page);
      await expectNoOverhang(page);
      await expectNoBarriers(page);
    },
  );
});
