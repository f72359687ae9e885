import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { accountAnswers } from '../../support/network/accounts';
import { staffIds } from '../../support/network/auth';
import { network } from '../../support/network/server';
import { expectToast } from '../../support/toasts';

const part = (name: string) => screen.findByRole('region', { name });

/** Returns the checks of a part of the screen, as `title: state`. */
async function checksOf(name: string): Promise<string[]> {
  const region = await part(name);
  return within(region)
    .getAllByRole('listitem')
    .map((item) => {
      const heading = within(item).getByRole('heading');
      return `${heading.textContent}: ${heading.nextElementSibling?.textContent ?? ''}`;
    });
}

/** Returns the text of one check. */
async function textOf(name: string, title: string): Promise<string> {
  const heading = within(await part(name)).getByRole('heading', { name: title });
  return heading.closest('li')?.textContent ?? '';
}

const open = () => renderApp('/admin/settings/setup', { as: 'admin' });

describe('the setup of a complete project', () => {
  test('shows each check as right, and names what the screen cannot test', async () => {
    accountAnswers.accounts.set(staffIds.editor, { has_factor: true });
    open();
    expect(await checksOf('Database')).toEqual([
      'Functions of the database: Right',
      'Hook for tokens: Right',
      'Hook for new accounts: Right',
      'Second factor by an app: Right',
    ]);
    expect(await checksOf('Operator')).toEqual(['Operator: Right', 'Postal address: Right', 'Contact email: Right']);
    expect(await checksOf('Sign-in service')).toEqual([
      'Sign-ups: Right',
      'Sign-in by email: Right',
      'Confirmed addresses: Right',
      'Sign-in by phone: Right',
      'Anonymous accounts: Right',
      'Other ways to sign in: Right',
    ]);
    expect(await textOf('Check these yourself', 'A mail service of your own')).toContain('[auth.email.smtp]');
    expect(await textOf('Database', 'Hook for new accounts')).toContain('4 Mar 2026');
  });

  test('opens from the settings, and has a link back to the settings', async () => {
    const { router } = renderApp('/admin/settings', { as: 'admin' });
    await userEvent.click(await screen.findByRole('link', { name: 'Setup' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to settings' }));
    expect(router.state.location.pathname).toBe('/admin/settings');
  });
});

describe('the setup of an incomplete project', () => {
  test('reports a missing operator, and a contact address that nobody reads', async () => {
    const contactEmail = 'hello@handheld-legacy.example';
    network.tables.site_settings = [someSettings({ operator: '', postalAddress: ' ', contactEmail })];
    open();
    expect(await checksOf('Operator')).toEqual([
      'Operator: Missing',
      'Postal address: Missing',
      'Contact email: Missing',
    ]);
  });

  test('shows unused features as not seen yet, and explains these features', async () => {
    accountAnswers.setup = { gate: true, last_admitted_at: null };
    open();
    expect(await checksOf('Database')).toEqual([
      'Functions of the database: Right',
      'Hook for tokens: Right',
      'Hook for new accounts: Not seen yet',
      'Second factor by an app: Not seen yet',
    ]);
    const hook = await textOf('Database', 'Hook for new accounts');
    expect(hook).toContain('Authentication > Hooks > Before User Created');
    expect(hook).toContain('[auth.hook.before_user_created] enabled = true');
  });

  test('reports a missing token hook, and says where to switch on the hook', async () => {
    accountAnswers.setup = { gate: false, last_admitted_at: null };
    open();
    expect(await checksOf('Database')).toContain('Hook for tokens: Missing');
    const hook = await textOf('Database', 'Hook for tokens');
    expect(hook).toContain('Authentication > Hooks > Customize Access Token (JWT) Claims');
    expect(hook).toContain('pg-functions://postgres/public/custom_access_token');
    expect(hook).toContain('Then sign in again');
  });

  test('names the command for missing functions', async () => {
    accountAnswers.setup = null;
    open();
    expect(await checksOf('Database')).toEqual(['Functions of the database: Missing']);
    expect(await textOf('Database', 'Functions of the database')).toContain('npm run supabase -- db push --remote');
  });

  test('reports each wrong setting of the service', async () => {
    accountAnswers.settings = {
      ...{ disable_signup: true, mailer_autoconfirm: true, phone_autoconfirm: true, saml_enabled: true },
      external: { email: false, phone: true, anonymous_users: true, github: true, gitlab: false },
    };
    open();
    const checks = await checksOf('Sign-in service');
    expect(checks).toHaveLength(6);
    for (const check of checks) expect(check).toMatch(/: Missing$/);
    expect(await textOf('Sign-in service', 'Other ways to sign in')).toContain('does not use them: github, saml.');
    const signUps = await textOf('Sign-in service', 'Sign-ups');
    expect(signUps).toContain('Allow new users to sign up');
    expect(signUps).toContain('[auth] enable_signup = true');
  });
});

describe('the setup after a failed read', () => {
  test('shows an error and a retry if the sign-in service does not respond', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    network.authFault = '503';
    open();
    const failed = await screen.findByText('We couldn’t ask the sign-in service.');
    await expectToast('Failed to load the settings of the sign-in service');
    expect(await checksOf('Database')).toHaveLength(4);
    network.authFault = undefined;
    const region = failed.closest('section') ?? document.body;
    await userEvent.click(within(region).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Sign-ups' })).toBeVisible();
  });

  test('rejects the response of another service', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    network.authFault = 'HTML with 200';
    open();
    expect(await screen.findByText('We couldn’t ask the sign-in service.')).toBeVisible();
  });

  test('shows an error of the database beside the checks of the service', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    network.faults.set('accounts_setup', '500');
    open();
    expect(await screen.findByText('We couldn’t ask the database.')).toBeVisible();
    expect(await checksOf('Sign-in service')).toHaveLength(6);
  });

  test.each(['editor', 'contributor'] as const)('tells the %s that the page is for admins', async (as) => {
    renderApp('/admin/settings/setup', { as });
    expect(await screen.findByText('Only admins can change the settings.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Database' })).not.toBeInTheDocument();
    expect(network.callsOf('accounts_setup')).toEqual([]);
  });
});
