import { expect, test } from 'vitest';
import { contentNotices } from '../../../build/checks/content-notices.ts';
import { someSettings } from '../../support/builders';

test('a site whose operator is named and can be reached has no notice', () => {
  expect(contentNotices({ settings: someSettings() })).toEqual([]);
});

test('a site with the settings of the beginning is told what is missing', () => {
  expect(contentNotices({ settings: null })).toEqual([
    'settings: no operator, so the privacy page says that nobody is named yet',
    'settings: no postal address',
    'settings: no mail reaches hello@handheld-legacy.example, so no page shows a contact address',
  ]);
});
