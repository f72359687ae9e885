// People sign in by keyboard on a phone: with invitations, forgotten passwords, old links and second factors.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { accountsOf } from '../support/database/accounts';
import { expectNoBarriers, stopTransitions } from '../support/browser/axe';
import { open as openPage, phone, type VisitOptions } from '../support/browser/browser';
import { tabOnto } from '../support/browser/focus';
import { adminSettled, hydrated } from '../support/browser/settled';
import { wording } from '../support/specification-texts';
import { serveHostedSite } from '../support/stack/served-site';

const { project } = serveHostedSite();
const people = accountsOf(() => project());
const { invite, member, memberWithFactor, askForMail, hashFor, openLink, sql, accountOf } = people;

// By default the stand-in limits mails as a hosted project does. Another stack ignores this setting.
beforeAll(() => project().setAuth({ mailsAnHour: 1000 }));

const password = 'a long password of the person';
const linkOf = (hash: string) => `/login/password#token_hash=${hash}`;
/** Expected errors in the console: responses about old links, codes and passwords. */
const expectedErrors = [/status of 4\d\d/, /^AccountError/, /^ReadError: own_access: the session is over/];
const open = (address: string, options: VisitOptions = {}) =>
  openPage(address, { ...phone, expectedErrors, ...options }).then(({ page }) => page);

/** Moves the focus to a control with the Tab key, and presses the control. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await control.waitFor();
  await tabOnto(page, control);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field with the Tab key, and types. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true }).or(page.getByLabel(label, { exact: true }));
  await field.first().waitFor();
  await tabOnto(page, field.first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function expectAccessible(page: Page): Promise<void> {
  await stopTransitions(page);
  await expectNoBarriers(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Requests a mail on the page, and returns the hash of the link in the mail. */
async function requestMail(page: Page, email: string): Promise<string> {
  await sql('update auth.users set confirmation_sent_at = null, recovery_sent_at = null where email = $1', email);
  await type(page, 'Email', email);
  await page.keyboard.press('Enter');
  await heading(page, 'Check your inbox');
  return hashFor(email);
}

/** Opens the link of a new mail and presses the button "Sign me in". */
async function openMailLink(email: string): Promise<Page> {
  await askForMail(email);
  const page = await open(linkOf(await hashFor(email)));
  await press(page, 'button', 'Sign me in');
  return page;
}

async function signInByPassword(email: string): Promise<Page> {
  const page = await open('/login');
  await hydrated(page);
  await type(page, 'Email', email);
  await type(page, 'Password', password);
  await page.keyboard.press('Enter');
  return page;
}

async function inAdminArea(page: Page): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin');
  await adminSettled(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
}

/** Sets up a second factor on the open screen. Returns the generator of the factor's codes. */
async function setUpFactor(page: Page): Promise<() => string> {
  await press(page, 'button', 'Set up');
  const shown = page.locator('code');
  await shown.waitFor();
  await expectAccessible(page);
  const maker = new TOTP({ secret: Secret.fromBase32((await shown.innerText()).replace(/\s/g, '')) });
  await type(page, 'Code', maker.generate());
  await page.keyboard.press('Enter');
  await page.getByText('Your second factor is set up.').first().waitFor();
  return () => maker.generate();
}

test('the first admin signs in after one line of SQL and adds a person, who signs in and writes a post', async () => {
  // The SQL in README.md adds the same row.
  const email = await invite('admin', 'Ada');
  const asking = await open('/login');
  await hydrated(asking);
  await expectAccessible(asking);
  await press(asking, 'link', 'First time here, or forgot your password?');
  await heading(asking, 'Sign in by email');
  await expectAccessible(asking);
  const hash = await requestMail(asking, email);
  await expectAccessible(asking);

  const admin = await open(linkOf(hash));
  await heading(admin, 'Sign me in');
  expect(new URL(admin.url()).hash).toBe('');
  await expectAccessible(admin);
  await press(admin, 'button', 'Sign me in');
  await heading(admin, 'Welcome, Ada');
  await admin.getByText(`You’re signed in as ${email}.`).waitFor();
  await expectAccessible(admin);
  await type(admin, 'New password', password);
  await admin.keyboard.press('Enter');
  await inAdminArea(admin);
  await admin.goBack();
  expect(admin.url()).not.toContain('token');

  await admin.goto('/admin/users');
  await adminSettled(admin);
  await press(admin, 'button', 'Add User');
  const invited = `ines-${email}`;
  await type(admin, 'Name', 'Ines Invited');
  await type(admin, 'Email', invited);
  await admin.keyboard.press('Enter');
  await expect.poll(() => hashFor(invited).catch(() => null)).not.toBeNull();

  const writer = await open(linkOf(await hashFor(invited)));
  await press(writer, 'button', 'Sign me in');
  await heading(writer, 'Welcome, Ines Invited');
  await press(writer, 'link', 'Continue without a new password');
  await inAdminArea(writer);
  await writer.goto('/admin/blog/new');
  await adminSettled(writer);
  const title = `Written by ${invited}`;
  for (const [label, text] of Object.entries({ Title: title, Excerpt: 'e', Author: 'Ines Invited', Content: 'c' }))
    await type(writer, label, text);
  await press(writer, 'button', wording.postEditor.create);
  await writer.getByText(wording.postEditor.created).first().waitFor();
  const written = 'select from public.blog_posts as post join public.users as person on person.id = post.created_by';
  expect(await project().sql(`${written} where post.title = $1 and person.email = $2`, [title, invited])).toHaveLength(
    1,
  );
});

test('a member who forgot the password sets a new password and signs in', async () => {
  const { email } = await member('editor', 'the password that is forgotten');
  const asking = await open('/login/password');
  await hydrated(asking);
  const page = await open(linkOf(await requestMail(asking, email)));
  await press(page, 'button', 'Sign me in');
  await type(page, 'New password', password);
  await page.keyboard.press('Enter');
  await inAdminArea(page);
  await inAdminArea(await signInByPassword(email));
});

test('a used, replaced or expired link leads to a new mail', async () => {
  const email = await invite();
  await askForMail(email);
  const replaced = await hashFor(email);
  await askForMail(email);
  const used = await hashFor(email);
  await openLink(used);
  await askForMail(email);
  const expired = await hashFor(email);
  await sql(
    `update auth.users set confirmation_sent_at = now() - interval '2 hours', recovery_sent_at = now() - interval '2 hours'
     where email = $1`,
    email,
  );
  for (const hash of [replaced, used, expired]) {
    const page = await open(linkOf(hash));
    await press(page, 'button', 'Sign me in');
    await page.getByText(/This link has been used, has run out, or was replaced by a newer one/).waitFor();
    await expectAccessible(page);
    const next = await open(linkOf(await requestMail(page, email)));
    await heading(next, 'Sign me in');
  }
});

test('a scanner that opens the link first leaves the link valid', async () => {
  const email = await invite('editor', 'Sasha');
  await askForMail(email);
  const link = linkOf(await hashFor(email));
  await open(link, { javaScriptEnabled: false });
  const scanner = await open(link);
  await heading(scanner, 'Sign me in');
  const page = await open(link);
  await press(page, 'button', 'Sign me in');
  await heading(page, 'Welcome, Sasha');
});

test('a link from a default mail of the service leads to the page that sends our mails', async () => {
  const token = '#access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer&type=magiclink';
  const page = await open(`/blog${token}`);
  await heading(page, 'Sign in by email');
  await page.getByText(/This link isn’t one of ours/).waitFor();
  expect(page.url()).not.toContain('access_token');
  await expectAccessible(page);
});

test('a member who uses two devices signs out the other device', async () => {
  const { email } = await member('editor', password);
  const first = await signInByPassword(email);
  await inAdminArea(first);
  const second = await openMailLink(email);
  await press(second, 'link', 'Continue without a new password');
  await inAdminArea(second);
  await second.goto('/admin/account');
  await adminSettled(second);
  await expectAccessible(second);
  await press(second, 'button', 'Sign out everywhere else');
  await second.getByText('You’re signed out on all other devices.').first().waitFor();
  await first.goto('/admin/blog');
  await expect.poll(() => new URL(first.url()).pathname).toBe('/login');
});

test('a member sets up a second factor and signs in with password and code', async () => {
  const { email } = await member('editor', password);
  const page = await openMailLink(email);
  await press(page, 'link', 'Continue without a new password');
  await inAdminArea(page);
  await page.goto('/admin/account');
  await adminSettled(page);
  const code = await setUpFactor(page);
  await page.getByText('You enter a code from your phone when you sign in.', { exact: false }).waitFor();

  const later = await signInByPassword(email);
  await heading(later, 'Enter your code');
  await expectAccessible(later);
  await type(later, 'Code', '000000');
  await later.keyboard.press('Enter');
  await expect.poll(() => later.getByRole('textbox', { name: 'Code' }).getAttribute('aria-invalid')).toBe('true');
  await type(later, 'Code', code());
  await later.keyboard.press('Enter');
  await inAdminArea(later);
});

test('a member with a second factor who forgot the password gives a code and sets a new password', async () => {
  const { email, factor } = await memberWithFactor('editor', 'the password that is forgotten');
  const page = await openMailLink(email);
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await expectAccessible(page);
  await type(page, 'Code', factor.code());
  await page.keyboard.press('Enter');
  await type(page, 'New password', password);
  await page.keyboard.press('Enter');
  await inAdminArea(page);
});

test('a member who lost the phone signs in again after an admin resets the sign-in', async () => {
  const { email } = await memberWithFactor('editor', password);
  const { email: adminEmail } = await member('admin', password);
  await sql("update public.users set name = 'Lou Lost' where email = $1", email);
  const admin = await signInByPassword(adminEmail);
  await inAdminArea(admin);
  await admin.goto('/admin/users');
  await adminSettled(admin);
  await expectAccessible(admin);
  await press(admin, 'button', 'Reset sign-in Lou Lost');
  await expectAccessible(admin);
  await press(admin, 'button', 'Reset');
  await expect.poll(() => accountOf(email)).toBeNull();
  const page = await openMailLink(email);
  await heading(page, 'Welcome, Lou Lost');
  await press(page, 'link', 'Continue without a new password');
  await inAdminArea(page);
});

test('a member without the required second factor sets up the factor before anything else', async () => {
  const { email } = await member('editor', password);
  await sql('update private.account_rules set factor_required = true where only_row');
  try {
    const page = await openMailLink(email);
    await press(page, 'link', 'Set up a second factor');
    await heading(page, 'Set up a second factor');
    await expectAccessible(page);
    await setUpFactor(page);
    await inAdminArea(page);
    await page.getByText(wording.sidebar.posts).first().waitFor({ state: 'attached' });
  } finally {
    await sql('update private.account_rules set factor_required = false where only_row');
  }
});

test('a person whose address an admin changed signs in with the new address', async () => {
  const { email } = await member('editor', password);
  const { email: adminEmail } = await member('admin', password);
  await sql("update public.users set name = 'Mo Moved' where email = $1", email);
  const admin = await signInByPassword(adminEmail);
  await inAdminArea(admin);
  await admin.goto('/admin/users');
  await adminSettled(admin);
  await press(admin, 'button', 'Edit User Mo Moved');
  const moved = `moved-${email}`;
  await type(admin, 'Email', moved);
  await admin.keyboard.press('Enter');
  await admin.getByText('User updated successfully').first().waitFor();
  await expect.poll(() => accountOf(email)).toBeNull();
  await expect.poll(() => hashFor(moved).catch(() => null)).not.toBeNull();
  const page = await open(linkOf(await hashFor(moved)));
  await press(page, 'button', 'Sign me in');
  await heading(page, 'Welcome, Mo Moved');
});

test('the setup screen shows an admin which settings are right', async () => {
  const { email } = await member('admin', password);
  const page = await signInByPassword(email);
  await inAdminArea(page);
  await page.goto('/admin/settings');
  await adminSettled(page);
  await press(page, 'link', /Setup/);
  await page.getByRole('heading', { level: 1, name: 'Setup' }).waitFor();
  await adminSettled(page);
  await expectAccessible(page);
  await expect.poll(() => page.getByText('Right', { exact: true }).count()).toBeGreaterThan(2);
});
