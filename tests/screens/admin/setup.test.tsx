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

/** The checks of a part of the screen, as `title: state`. */
async function checksOf(name: string): Promise<string[]> {
  const region = await part(name);
  return within(region)
    .getAllByRole('listitem')
    .map((item) => {
      const heading = within(item).getByRole('heading');
      return `${heading.textContent}: ${heading.nextElementSibling?.textContent ?? ''}`;
    });
}

/** What is said about one check. */
async function saidOf(name: string, title: string): Promise<string> {
  const heading = within(await part(name)).getByRole('heading', { name: title });
  return heading.closest('li')?.textContent ?? '';
}

const open = () => renderApp('/admin/settings/setup', { as: 'admin' });

describe('what is right', () => {
  test('a project that is set up has no check missing, and the screen says what it cannot see', async () => {
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
    expect(await saidOf('Check these yourself', 'A mail service of your own')).toContain('[auth.email.smtp]');
    expect(await saidOf('Database', 'Hook for new accounts')).toContain('4 Mar 2026');
  });

  test('the settings lead there and back', async () => {
    const { router } = renderApp('/admin/settings', { as: 'admin' });
    await userEvent.click(await screen.findByRole('link', { name: 'Setup' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to settings' }));
    expect(router.state.location.pathname).toBe('/admin/settings');
  });
});

describe('what is missing', () => {
  test('an operator who has not been named, and an address that nobody reads', async () => {
    const contactEmail = 'hello@handheld-legacy.example';
    network.tables.site_settings = [someSettings({ operator: '', postalAddress: ' ', contactEmail })];
    open();
    expect(await checksOf('Operator')).toEqual([
      'Operator: Missing',
      'Postal address: Missing',
      'Contact email: Missing',
    ]);
  });

  test('what nobody has used yet is not seen yet, and says how it would be', async () => {
    accountAnswers.setup = { gate: true, last_admitted_at: null };
    open();
    expect(await checksOf('Database')).toEqual([
      'Functions of the database: Right',
      'Hook for tokens: Right',
      'Hook for new accounts: Not seen yet',
      'Second factor by an app: Not seen yet',
    ]);
    const hook = await saidOf('Database', 'Hook for new accounts');
    expect(hook).toContain('Authentication > Hooks > Before User Created');
    expect(hook).toContain('[auth.hook.before_user_created] enabled = true');
  });

  test('a token that has not passed the hook says that the hook is missing, and where it is switched on', async () => {
    accountAnswers.setup = { gate: false, last_admitted_at: null };
    open();
    expect(await checksOf('Database')).toContain('Hook for tokens: Missing');
    const hook = await saidOf('Database', 'Hook for tokens');
    expect(hook).toContain('Authentication > Hooks > Customize Access Token (JWT) Claims');
    expect(hook).toContain('pg-functions://postgres/public/custom_access_token');
    expect(hook).toContain('Then sign in again');
  });

  test('functions that are not there say which command brings them', async () => {
    accountAnswers.setup = null;
    open();
    expect(await checksOf('Database')).toEqual(['Functions of the database: Missing']);
    expect(await saidOf('Database', 'Functions of the database')).toContain('npm run supabase -- db push --remote');
  });

  test('each setting of the service that is wrong says so', async () => {
    accountAnswers.settings = {
      ...{ disable_signup: true, mailer_autoconfirm: true, phone_autoconfirm: true, saml_enabled: true },
      external: { email: false, phone: true, anonymous_users: true, github: true, gitlab: false },
    };
    open();
    const checks = await checksOf('Sign-in service');
    expect(checks).toHaveLength(6);
    for (const check of checks) expect(check).toMatch(/: Missing$/);
    expect(await saidOf('Sign-in service', 'Other ways to sign in')).toContain('does not use them: github, saml.');
    const signUps = await saidOf('Sign-in service', 'Sign-ups');
    expect(signUps).toContain('Allow new users to sign up');
    expect(signUps).toContain('[auth] enable_signup = true');
  });
});

describe('what cannot be asked', () => {
  test('a sign-in service that does not answer is said as such, and can be asked again', async () => {
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

  test('an answer of another service is no setting', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    network.authFault = 'HTML with 200';
    open();
    expect(await screen.findByText('We couldn’t ask the sign-in service.')).toBeVisible();
  });

  test('a database that does not answer is said as such, beside the service', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    network.faults.set('accounts_setup', '500');
    open();
    expect(await screen.findByText('We couldn’t ask the database.')).toBeVisible();
    expect(await checksOf('Sign-in service')).toHaveLength(6);
  });

  test.each(['editor', 'contributor'] as const)('a person who is %s reads that it is for admins', async (as) => {
    renderApp('/admin/settings/setup', { as });
    expect(await screen.findByText('Only admins can change the settings.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Database' })).not.toBeInTheDocument();
    expect(network.callsOf('accounts_setup')).toEqual([]);
  });
});
