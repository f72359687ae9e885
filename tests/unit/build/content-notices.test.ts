import { expect, test } from 'vitest';
import { contentNotices } from '../../../build/checks/content-notices.ts';
import { someSettings } from '../../support/builders';

test('complete settings cause no notice', () => {
  expect(contentNotices({ settings: someSettings() })).toEqual([]);
});

test('missing settings cause a notice each', () => {
  expect(contentNotices({ settings: null })).toEqual([
    'settings: no operator, so the privacy page says that nobody is named yet',
    'settings: no postal address',
    'settings: no mail reaches hello@handheld-legacy.example, so no page shows a contact address',
  ]);
});
