import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { builds } from '../../support/network/builds';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { pressInDialog, sent } from './staff-screen';

const input = (label: string) => screen.getByLabelText(label);
const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

async function openSettings() {
  renderApp('/admin/settings', { as: 'admin' });
  await screen.findByRole('form', { name: 'Settings' });
}

const seo = {
  metaTitle: 'A title & more',
  metaDescription: 'A description "quoted".',
  metaKeywords: 'one, two',
  ogImage: 'https://pictures.example/og.png',
};

/** Pastes values into the fields of these settings, and saves. */
async function save(values: Partial<Record<keyof typeof wording.settings, string>>) {
  for (const [setting, value] of Object.entries(values)) {
    const field = input(wording.settings[setting as keyof typeof wording.settings]);
    await userEvent.clear(field);
    await userEvent.click(field);
    if (value !== '') await userEvent.paste(value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await expectToast(wording.settings.saved);
}

describe('the settings form', () => {
  test.each([
    [wording.settings.siteName, 'Test Legacy'],
    [wording.settings.siteDescription, 'A site under test.'],
    [wording.settings.contactEmail, 'team@example.org'],
    [wording.settings.itemsPerPage, 3],
    [wording.settings.metaTitle, 'Test Legacy: all handhelds'],
    [wording.settings.metaDescription, 'Tested from end to end.'],
    [wording.settings.metaKeywords, 'tests'],
    [wording.settings.ogImage, '/og-image.png'],
    [wording.settings.twitterHandle, '@testlegacy'],
    ['Operator', 'The Test Society'],
    ['Postal address', '1 Test Street\nTestham'],
  ])('shows the saved %s', async (label, value) => {
    await openSettings();
    expect(input(label)).toHaveValue(value);
  });

  test('shows hints and limits for the fields', async () => {
    await openSettings();
    const hint = (label: string) => document.getElementById(input(label).getAttribute('aria-describedby') ?? '');
    expect(hint(wording.settings.itemsPerPage)?.textContent).toBe('Articles per page on the home page');
    expect(hint(wording.settings.metaTitle)?.textContent).toContain(wording.settings.metaTitleHint);
    expect(hint(wording.settings.metaDescription)?.textContent).toContain(wording.settings.metaDescriptionHint);
    expect(hint(wording.settings.metaKeywords)?.textContent).toContain(wording.tips.keywords);
    expect(hint(wording.settings.ogImage)?.textContent).toContain(wording.settings.ogImageHint);
    expect(input(wording.settings.itemsPerPage)).toHaveAttribute('min', '1');
    expect(input(wording.settings.itemsPerPage)).toHaveAttribute('max', '12');
    const performance = screen.getByRole('region', { name: 'Performance' });
    expect(performance.textContent.toLowerCase()).toContain(wording.tips.performance);
    expect(within(screen.getByRole('region', { name: wording.settings.general })).getAllByRole('textbox')).toHaveLength(
      3,
    );
    expect(within(screen.getByRole('region', { name: wording.settings.seo })).getAllByRole('textbox')).toHaveLength(5);
  });

  test('shows the defaults if no row exists, and a save makes the row', async () => {
    network.tables.site_settings = [];
    await openSettings();
    expect(input(wording.settings.siteName)).toHaveValue('Handheld Legacy');
    await save({});
    expect(network.tables.site_settings).toMatchObject([
      { id: 1, siteName: 'Handheld Legacy', itemsPerPage: 3, maintenanceMode: false, ogImage: '/og-image.png' },
    ]);
  });
});

describe('saving the settings', () => {
  test('sends all settings together and keeps the maintenance mode', async () => {
    network.tables.site_settings = [someSettings({ maintenanceMode: true })];
    const general = { siteName: 'New Legacy', siteDescription: '', contactEmail: 'new@test.example' };
    await openSettings();
    await save({ ...general, ...seo, itemsPerPage: '12', twitterHandle: '@new' });
    const operator = { operator: 'The Test Society', postalAddress: '1 Test Street\nTestham' };
    const whole = { ...general, ...seo, ...operator, itemsPerPage: 12, twitterHandle: '@new', maintenanceMode: true };
    expect(sent('site_settings')).toEqual([['PATCH', 'eq.1', whole]]);
    const [write] = network.writesOf('site_settings');
    expect(write?.search.get('updated_at')).toBe(`eq.${someSettings().updated_at}`);
  });

  // tests/screens/app/page-head.test.tsx tests all tags that the settings fill.
  test('changes the title and the meta tags at once', async () => {
    await openSettings();
    await waitFor(() => expect(document.title).toBe('Test Legacy: all handhelds'));
    // The response to the save suffices. The next read gets no response.
    network.faults.set('site_settings', 'no answer');
    await save(seo);
    await waitFor(() => expect(document.title).toBe('A title & more'));
    expect(content('description')).toBe('A description "quoted".');
    expect(content('keywords')).toBe('one, two');
    expect(content('og:image')).toBe('https://pictures.example/og.png');
    expect(content('robots')).toBe('noindex');
  });
});

describe('the build hook', () => {
  const address = 'https://api.netlify.com/build_hooks/0123456789abcdef';
  const field = () => screen.findByRole('textbox', { name: 'Build hook' });
  const hookForm = async () => within(await screen.findByRole('form', { name: 'Build hook' }));

  async function typeHook(text: string, button: string) {
    await userEvent.click(await field());
    if (text) await userEvent.paste(text);
    await userEvent.click((await hookForm()).getByRole('button', { name: button }));
  }

  test('stays on neither the screen nor the device after a save', async () => {
    await openSettings();
    expect((await hookForm()).getByText('Not set')).toBeVisible();
    expect((await hookForm()).queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    expect(await field()).toHaveAttribute('autocomplete', 'off');
    await typeHook(` ${address} `, 'Save');
    await expectToast('Build hook saved');
    expect(builds.hook).toBe(address);
    expect(await field()).toHaveValue('');
    expect(await (await hookForm()).findByText('Set')).toBeVisible();
    expect((await hookForm()).getByRole('button', { name: 'Replace' })).toBeVisible();
    expect(document.body.innerHTML).not.toContain(address);
  });

  test('stays off the device while an admin types the address', async () => {
    await openSettings();
    await userEvent.click(await field());
    await userEvent.paste(address);
    await userEvent.tab();
    expect(JSON.stringify([localStorage, sessionStorage].map((store) => Object.entries(store)))).not.toContain(address);
  });

  test.each([
    ['', 'Paste the address that your host gave you.'],
    ['http://api.netlify.com/build_hooks/0', 'Enter the https address that your host gave you.'],
    ['build_hooks/0', 'Enter the https address that your host gave you.'],
  ])('rejects %j at the field without a request', async (text, words) => {
    await openSettings();
    await typeHook(text, 'Save');
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(await field()).toHaveFocus();
    expect(network.writesOf('builds')).toEqual([]);
  });

  test("shows the database's rejection at the field, and keeps the typed text", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openSettings();
    await typeHook('https://127.0.0.1/hook', 'Save');
    await expectToast('Failed to save the build hook');
    expect(await field()).toHaveAccessibleDescription(
      expect.stringContaining('Enter the https address that your host gave you.'),
    );
    expect(await field()).toHaveValue('https://127.0.0.1/hook');
  });

  test('shows a note at the field if Vault was switched off meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openSettings();
    await field();
    builds.state.vault_on = false;
    await typeHook(address, 'Save');
    await expectToast('Failed to save the build hook');
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining('Vault is off'));
  });

  test.each([
    [{ vault_on: false }, 'Switch on supabase_vault under Database > Extensions.', true],
    [{ net_on: false }, 'pg_net is off, so the database can’t reach your host.', false],
    [{ cron_on: false, scheduled: false }, 'pg_cron is off, so there are no automatic builds.', false],
  ])('comes with a text that says what is switched off: %j', async (missing, words, locked) => {
    Object.assign(builds.state, missing);
    await openSettings();
    expect((await hookForm()).getByText(words, { exact: false })).toBeVisible();
    expect((await field()).matches(':disabled')).toBe(locked);
  });

  test('disappears after a confirmation', async () => {
    builds.setHook(address);
    await openSettings();
    await userEvent.click((await hookForm()).getByRole('button', { name: 'Remove' }));
    await pressInDialog('Cancel');
    expect(builds.hook).toBe(address);
    await userEvent.click((await hookForm()).getByRole('button', { name: 'Remove' }));
    await pressInDialog('Remove');
    await expectToast('Build hook removed');
    expect(builds.hook).toBe('');
    expect(await (await hookForm()).findByText('Not set')).toBeVisible();
  });

  test.each(['editor', 'contributor'] as const)(
    'tells the %s that only admins set the hook, and reads nothing',
    async (as) => {
      renderApp('/admin/settings', { as });
      expect(await screen.findByText('Only admins can set the build hook.')).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'Build hook' })).not.toBeInTheDocument();
      expect(network.callsOf('build_state')).toEqual([]);
    },
  );

  test('shows an error and a retry if the state of builds cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    network.faults.set('build_state', '400');
    await openSettings();
    expect(await screen.findByText('We couldn’t load the state of the build hook.')).toBeVisible();
    network.faults.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field()).toBeVisible();
  });
});
