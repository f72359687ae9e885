import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { says } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';

const input = (label: string) => screen.getByLabelText(label);
const saveButton = () => screen.getByRole('button', { name: /^Sav/ });
const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

async function openSettings(options: Parameters<typeof renderApp>[1] = { as: 'admin' }) {
  const app = renderApp('/admin/settings', options);
  await screen.findByRole('form', { name: 'Settings' });
  return app;
}

/** Puts a value into a field as pasting it would. */
async function fill(label: string, value: string) {
  await userEvent.clear(input(label));
  if (value === '') return;
  await userEvent.click(input(label));
  await userEvent.paste(value);
}

describe('what is there', () => {
  test('a grey box stands where the settings are being loaded', async () => {
    network.faults.set('site_settings', 'no answer');
    renderApp('/admin/settings', { as: 'admin' });
    expect(await screen.findByRole('status', { name: 'Loading the settings' })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('settings that cannot be read cannot be saved over, but asked for again', async () => {
    network.faults.set('site_settings', '500');
    renderApp('/admin/settings', { as: 'admin' });
    await expectToast(says.settings.loadFailed);
    expect(screen.getByText("We couldn't load the settings.")).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    network.faults.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText(says.settings.siteName)).toHaveValue('Test Legacy');
  });

  test.each([
    [says.settings.siteName, 'Test Legacy', 'text'],
    [says.settings.siteDescription, 'A site under test.', 'textarea'],
    [says.settings.contactEmail, 'team@test.example', 'email'],
    [says.settings.itemsPerPage, 3, 'number'],
    [says.settings.metaTitle, 'Test Legacy: all handhelds', 'text'],
    [says.settings.metaDescription, 'Tested from end to end.', 'textarea'],
    [says.settings.metaKeywords, 'tests', 'text'],
    [says.settings.ogImage, '/og-image.png', 'text'],
    [says.settings.twitterHandle, '@testlegacy', 'text'],
  ] as const)('%s shows what is saved', async (label, value, type) => {
    await openSettings();
    expect(input(label)).toHaveValue(value);
    expect(input(label)).toHaveProperty('type', type);
  });

  test('hints say what fits', async () => {
    await openSettings();
    const hint = (label: string) => document.getElementById(input(label).getAttribute('aria-describedby') ?? '');
    expect(hint(says.settings.itemsPerPage)?.textContent).toBe(says.settings.itemsPerPageHint);
    expect(hint(says.settings.metaTitle)?.textContent).toContain(says.settings.metaTitleHint);
    expect(hint(says.settings.metaDescription)?.textContent).toContain(says.settings.metaDescriptionHint);
    expect(hint(says.settings.metaKeywords)?.textContent).toContain(says.tips.keywords);
    expect(hint(says.settings.ogImage)?.textContent).toContain(says.settings.ogImageHint);
    expect(input(says.settings.itemsPerPage)).toHaveAttribute('min', '1');
    expect(input(says.settings.itemsPerPage)).toHaveAttribute('max', '12');
    const performance = screen.getByRole('region', { name: 'Performance' });
    expect(performance.textContent.toLowerCase()).toContain(says.tips.performance);
    expect(within(screen.getByRole('region', { name: 'General' })).getAllByRole('textbox')).toHaveLength(3);
    expect(within(screen.getByRole('region', { name: 'SEO' })).getAllByRole('textbox')).toHaveLength(5);
  });

  test('with no row the form starts with the defaults, and saving makes the row', async () => {
    network.tables.site_settings = [];
    await openSettings();
    expect(input(says.settings.siteName)).toHaveValue('Handheld Legacy');
    await userEvent.click(saveButton());
    await expectToast(says.settings.saved);
    expect(network.tables.site_settings).toMatchObject([
      { id: 1, siteName: 'Handheld Legacy', itemsPerPage: 3, maintenanceMode: false, ogImage: '/og-image.png' },
    ]);
  });
});

describe('saving', () => {
  test('sends all settings as one, maintenance mode as it was', async () => {
    network.tables.site_settings = [someSettings({ maintenanceMode: true })];
    await openSettings();
    await fill(says.settings.siteName, 'New Legacy');
    await fill(says.settings.siteDescription, '');
    await fill(says.settings.contactEmail, 'new@test.example');
    await fill(says.settings.itemsPerPage, '12');
    await fill(says.settings.metaTitle, 'A title & more');
    await fill(says.settings.metaDescription, 'A description "quoted".');
    await fill(says.settings.metaKeywords, 'one, two');
    await fill(says.settings.ogImage, 'https://pictures.example/og.png');
    await fill(says.settings.twitterHandle, '@new');
    await userEvent.click(saveButton());
    await expectToast(says.settings.saved);
    const [write, ...more] = network.writesOf('site_settings');
    expect(more).toEqual([]);
    expect(write?.method).toBe('PATCH');
    expect(write?.search.get('id')).toBe('eq.1');
    expect(write?.search.get('updated_at')).toBe(`eq.${someSettings().updated_at}`);
    expect(write?.body).toEqual({
      siteName: 'New Legacy',
      siteDescription: '',
      contactEmail: 'new@test.example',
      maintenanceMode: true,
      itemsPerPage: 12,
      metaTitle: 'A title & more',
      metaDescription: 'A description "quoted".',
      metaKeywords: 'one, two',
      ogImage: 'https://pictures.example/og.png',
      twitterHandle: '@new',
    });
  });

  test('changes title and meta tags at once', async () => {
    await openSettings();
    await waitFor(() => expect(document.title).toBe('Test Legacy: all handhelds'));
    await fill(says.settings.metaTitle, 'A title & more');
    await fill(says.settings.metaDescription, 'A description "quoted".');
    await fill(says.settings.metaKeywords, 'one, two');
    await fill(says.settings.ogImage, 'https://pictures.example/og.png');
    // The answer to the save is enough: the next read need not come.
    network.faults.set('site_settings', 'no answer');
    await userEvent.click(saveButton());
    await expectToast(says.settings.saved);
    await waitFor(() => expect(document.title).toBe('A title & more'));
    expect(content('description')).toBe('A description "quoted".');
    expect(content('keywords')).toBe('one, two');
    expect(content('og:title')).toBe('A title & more');
    expect(content('og:description')).toBe('A description "quoted".');
    expect(content('og:image')).toBe('https://pictures.example/og.png');
    expect(content('twitter:title')).toBe('A title & more');
    expect(content('twitter:description')).toBe('A description "quoted".');
    expect(content('twitter:image')).toBe('https://pictures.example/og.png');
    expect(content('robots')).toBe('noindex');
  });
});

describe('what does not fit', () => {
  test.each(['1', '12'])('%s posts per page are fine', async (value) => {
    await openSettings();
    await fill(says.settings.itemsPerPage, value);
    await userEvent.click(saveButton());
    await expectToast(says.settings.saved);
    expect(network.tables.site_settings[0]?.itemsPerPage).toBe(Number(value));
  });

  test('lengths are counted as the database counts them', async () => {
    await openSettings();
    await fill(says.settings.siteName, '🎮'.repeat(100));
    await userEvent.click(saveButton());
    await expectToast(says.settings.saved);
  });
});
