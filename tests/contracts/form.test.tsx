import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPages } from '../security/site/page';
import { fillTables } from '../security/site/read-surfaces';
import { accounts } from '../support/network/auth';
import { holdWrites } from '../support/network/hold-writes';
import { network, type Fault } from '../support/network/server';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';
import {
  alerts,
  button,
  control,
  expectTyped,
  fillFor,
  fillIn,
  forms,
  isRow,
  restoreButtons,
  openFilled,
  openForm,
  press,
  send,
  type,
  typeAnotherValue,
} from './forms';

const unknownOutcome = /this may or may not be saved/;
const leavesSilently = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeAll(() => loadPages(['/admin', ...forms.map(({ address }) => address)]), 60_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe.each(forms)('$surface', (surface) => {
  const { to: table, success, failure, unknown, done, fields } = surface;
  const row = isRow(surface);
  const [submit = ''] = surface.press;
  const [first] = fields;

  beforeEach(() => fillFor(surface));

  /** Sends the form again. For a table row, the button is in the toast about the failure. */
  const again = () => (row ? press('Retry') : send(surface));

  test('each field has the right type, and a field that must not be empty is required', async () => {
    await openForm(surface);
    for (const each of fields) {
      expect(control(surface, each), each.label).toHaveProperty('type', each.kind);
      // A row of a table already has all required values.
      if (!row) expect(control(surface, each), each.label).toHaveProperty('required', each.empty !== undefined);
    }
  });

  test('two clicks send the form once, and the button says that the form is saving', async () => {
    await openFilled(surface);
    const release = holdWrites(table);
    const pressed = button(submit);
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    const sent = pressed.closest('form');
    if (sent) fireEvent.submit(sent);
    expect(await screen.findByRole('button', { name: surface.busy })).toBeDisabled();
    if (surface.form === 'dialog form') {
      expect(button('Cancel')).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeVisible();
    }
    release();
    await expectToast(success);
    expect(network.writesOf(table)).toHaveLength(1);
    expect(done()).toBe(1);
    if (surface.stays) await waitFor(() => expect(screen.queryByRole('button', { name: surface.busy })).toBeNull());
  });

  test('a save with an unknown result keeps the text, and the next try saves the text once', async () => {
    await openFilled(surface);
    let tries = 0;
    for (const fault of ['500', '503', 'offline', 'HTML with 200', 'empty 200', 'null 200'] satisfies Fault[]) {
      network.writeFaults.set(table, fault);
      if (tries === 0) send(surface);
      else again();
      tries += 1;
      await waitFor(() => expect(network.writesOf(table)).toHaveLength(tries));
      await expectToast(unknown);
      await screen.findAllByRole('button', { name: row ? 'Retry' : submit });
      if (row) continue;
      expect(await screen.findByText(unknownOutcome)).toBeVisible();
      expectTyped(surface);
    }
    expect(done()).toBe(0);
    network.writeFaults.clear();
    again();
    await expectToast(success);
    expect(screen.queryByText(unknownOutcome)).not.toBeInTheDocument();
    expect(done()).toBe(1);
  });

  test('a rejection by row-level security shows a failure, not an unknown result', async () => {
    network.writeProtected.add(table);
    await openFilled(surface);
    send(surface);
    await expectToast(failure);
    expect(screen.queryByText(success)).not.toBeInTheDocument();
    expect(screen.queryByText(unknownOutcome)).not.toBeInTheDocument();
    if (!row) expectTyped(surface);
    network.writeProtected.clear();
    again();
    await expectToast(success);
    expect(done()).toBe(1);
  });

  test.each(fields)(
    'when the database rejects $label, the error shows at the field, and the other fields keep their text',
    async (field) => {
      const { column, rule } = field;
      const constraint = column === 'date_order' ? `${table}_date_order` : `${table}_${column}_check`;
      const message = `new row for relation "${table}" violates check constraint "${constraint}"`;
      network.rejections.set(table, { status: 400, code: '23514', message });
      await openFilled(surface);
      send(surface);
      await expectToast(failure);
      if (row) press('Retry');
      await waitFor(() => expect(control(surface, field)).toHaveFocus());
      expect(alerts()).toEqual([rule]);
      expect(control(surface, field)).toBeInvalid();
      expect(control(surface, field).getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
      expectTyped(surface);
      network.rejections.clear();
      typeAnotherValue(surface, field);
      await waitFor(() => expect(alerts()).toEqual([]));
    },
  );

  const missing = fields.filter(({ empty }) => empty !== undefined);
  test('each empty required field shows an error, the first field gets the focus, and the form sends nothing', async () => {
    await openFilled(surface);
    for (const each of [...missing, ...missing]) type(surface, each, '');
    send(surface);
    await waitFor(() => expect(alerts()).toEqual(missing.map(({ empty }) => empty)));
    for (const each of missing) expect(control(surface, each)).toBeInvalid();
    const [top] = missing;
    if (top) expect(control(surface, top)).toHaveFocus();
    if (surface.missing) await expectToast(surface.missing);
    expect(network.writesOf(table)).toEqual([]);
  });

  const wrong = fields.filter((field) => field.wrong.length > 0);
  test.each(wrong)('an invalid $label shows an error, gets the focus and is not sent', async (field) => {
    await openFilled(surface);
    for (const each of field.wrong) {
      const [value, words] = typeof each === 'string' ? [each, field.rule] : each;
      type(surface, field, value);
      // Resets the fields that depend on this field, as a slug depends on its title.
      for (const other of fields.slice(fields.indexOf(field) + 1)) type(surface, other);
      send(surface);
      await waitFor(() => expect(alerts(), value.slice(0, 40)).toEqual([expect.stringContaining(words)]));
      expect(control(surface, field)).toHaveFocus();
      expect(control(surface, field)).toBeInvalid();
      type(surface, field);
      await waitFor(() => expect(alerts()).toEqual([]));
      control(surface, field).blur();
    }
    expect(network.writesOf(table)).toEqual([]);
    const isMissing = ({ wrong }: { wrong: unknown[] }) => wrong.some((each) => typeof each !== 'string');
    if (surface.missing && !isMissing(field)) expect(screen.queryByText(surface.missing)).not.toBeInTheDocument();
  });

  test('the device keeps the draft for the same person until a save', async () => {
    await openFilled(surface);
    cleanup();
    if (surface.as === 'editor') await openForm(surface, 'admin');
    else {
      network.tables.users = network.tables.users.map((user) => ({ ...user, role: 'admin' }));
      await openForm(surface, 'contributor');
    }
    expect(restoreButtons()).toEqual([]);
    expect(control(surface, first).value).not.toBe(first.value);
    cleanup();
    await openForm(surface);
    if (!row) {
      expect(control(surface, first).value).not.toBe(first.value);
      const [restore] = restoreButtons();
      expect(restore).toHaveAccessibleDescription(/^We kept your unsaved changes from .* on this device\.$/);
      fireEvent.click(restore ?? document.body);
      expect(restoreButtons()).toEqual([]);
      await waitFor(() => expect(document.querySelector(surface.form ?? '')).toContainElement(focused()));
    }
    expectTyped(surface);
    send(surface);
    await expectToast(success);
    expect(draftKeys()).toEqual([]);
  });

  test('the page asks before leaving while text is unsaved', async () => {
    const { router } = await openForm(surface);
    expect(leavesSilently()).toBe(false);
    fillIn(surface);
    expect(leavesSilently()).toBe(true);
    void router.navigate('/admin');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(question.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(surface.address);
    expectTyped(surface);
    void router.navigate('/admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  });

  test('after a save, the page does not ask before leaving, and no draft remains', async () => {
    const { router } = await openFilled(surface);
    send(surface);
    await expectToast(success);
    await waitFor(() => expect(leavesSilently()).toBe(false));
    void router.navigate('/admin');
    await screen.findByRole('heading', { level: 1, name: 'Welcome' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(draftKeys()).toEqual([]);
  });
});

test.each(forms.filter(({ stays }) => stays))(
  '$surface: text typed during the save stays, and the page asks before leaving',
  async (surface) => {
    fillFor(surface);
    const { router } = await openFilled(surface);
    const release = holdWrites(surface.to);
    send(surface);
    await screen.findByRole('button', { name: surface.busy });
    const later = surface.fields.at(-1) ?? surface.fields[0];
    const typed = typeAnotherValue(surface, later);
    release();
    await expectToast(surface.success);
    expect(control(surface, later).value).toBe(typed);
    await waitFor(() => expect(screen.queryByRole('button', { name: surface.busy })).toBeNull());
    void router.navigate('/admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(surface.address);
  },
);

test.each(forms.filter((surface) => !isRow(surface)))('$surface: "Discard" deletes the draft', async (surface) => {
  const [first] = surface.fields;
  fillFor(surface);
  await openFilled(surface);
  cleanup();
  await openForm(surface);
  press('Discard');
  expect(restoreButtons()).toEqual([]);
  expect(control(surface, first).value).not.toBe(first.value);
  await waitFor(() => expect(document.querySelector(surface.form ?? '')).toContainElement(focused()));
  expect(draftKeys()).toEqual([]);
});

// tests/screens/admin/users.test.tsx tests the form of users.
test.each(forms.filter(({ to }) => to !== 'users'))(
  '$surface: the database decides about a save while the role is unknown',
  async (surface) => {
    fillFor(surface);
    network.faults.set('own_access', '500');
    network.writeProtected.add(surface.to);
    await openFilled(surface, 'contributor');
    send(surface);
    await expectToast(surface.failure);
    expect(screen.queryByText(surface.success)).not.toBeInTheDocument();
  },
);

test.each(forms.filter(({ surface }) => surface.startsWith('add')))(
  '$surface: after a lost response, a second save with new words leaves one row with the new words',
  async (surface) => {
    const rows = () => network.tables[surface.to];
    const [first] = surface.fields;
    fillFor(surface);
    await openFilled(surface);
    const before = rows().length;
    network.replyFaults.set(surface.to, 'offline');
    send(surface);
    await expectToast(surface.unknown);
    network.replyFaults.clear();
    const typed = typeAnotherValue(surface, first);
    send(surface);
    await expectToast(surface.success);
    expect(rows()).toHaveLength(before + 1);
    expect(rows().at(-1)).toMatchObject({ [first.column]: typed });
  },
);

// tests/security/site/staff-reads.test.ts tests the words of the failure.
describe.each([
  ['/admin/settings', 'site_settings', 'Loading the settings'],
  ['/admin/blog/edit/50000000-0000-4000-8000-000000000001', 'blog_posts', 'Loading post'],
  ['/admin/consoles/50000000-0000-4000-8000-000000000002', 'consoles', 'Loading console'],
  ['/admin/console-of-month', 'consoles', 'Loading the Console of the Month'],
  ['/admin/console-of-month', 'console_of_month', 'Loading the Console of the Month'],
] as const)('%s while the read of %s has not succeeded', (address, table, loading) => {
  // Below the settings, the build hook has a form with a separate read.
  const form = () => screen.getByRole('main').querySelector('form:not([aria-label="Build hook"])');
  beforeEach(fillTables);

  test('shows a grey box instead of the form', async () => {
    network.faults.set(table, 'no answer');
    renderApp(address, { as: 'admin' });
    expect(await screen.findByRole('status', { name: loading })).toBeVisible();
    expect(form()).toBeNull();
  });

  test('shows no form until "Try again" succeeds', async () => {
    network.faults.set(table, '500');
    renderApp(address, { as: 'admin' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(form()).toBeNull();
    network.faults.clear();
    fireEvent.click(again);
    await waitFor(() => expect(form()).not.toBeNull());
  });
});

const focused = () => document.activeElement as HTMLElement;
const draftKeys = () =>
  Object.keys(localStorage).filter(
    (key) => key.startsWith(`handheld-legacy.kept.`) && key.includes(accounts.editor.email),
  );
