import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPages } from '../security/site/page';
import { accounts } from '../support/network/auth';
import { holdWrites } from '../support/network/hold-writes';
import { network, type Fault } from '../support/network/server';
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
  offers,
  openForm,
  press,
  send,
  type,
  typeOther,
} from './forms';

const unknownOutcome = /this may or may not be saved/;
const leaves = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeAll(() => loadPages(['/admin', ...forms.map(({ address }) => address)]), 60_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe.each(forms)('$surface', (surface) => {
  const { to: table, success, failure, unknown, done, fields, stays = false } = surface;
  const row = isRow(surface);
  const [sends = ''] = surface.press;
  const [first] = fields;
  if (!first) throw new Error('a form without fields');

  beforeEach(() => fillFor(surface));

  /** Types something else in every field and sends it. */
  async function save() {
    fillIn(surface);
    send(surface);
    await expectToast(success);
  }

  /** Another try: in a table row the message of the failure has it. */
  const again = () => (row ? press('Retry') : send(surface));

  test('however often one presses, it is sent once, and the button says so', async () => {
    await openForm(surface);
    fillIn(surface);
    const release = holdWrites(table);
    const pressed = button(sends);
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
    if (stays) await waitFor(() => expect(screen.queryByRole('button', { name: surface.busy })).toBeNull());
  });

  test('with no answer that says what became of it, nothing is lost, and sending again saves it once', async () => {
    await openForm(surface);
    fillIn(surface);
    let tries = 0;
    for (const fault of ['500', '503', 'offline', 'HTML with 200', 'empty 200', 'null 200'] satisfies Fault[]) {
      network.writeFaults.set(table, fault);
      if (tries === 0) send(surface);
      else again();
      tries += 1;
      await waitFor(() => expect(network.writesOf(table)).toHaveLength(tries));
      await expectToast(unknown);
      await screen.findAllByRole('button', { name: row ? 'Retry' : sends });
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

  test('what row-level security refuses is a failure, which is known to have saved nothing', async () => {
    network.hidesWrites.add(table);
    await openForm(surface);
    fillIn(surface);
    send(surface);
    await expectToast(failure);
    expect(screen.queryByText(success)).not.toBeInTheDocument();
    expect(screen.queryByText(unknownOutcome)).not.toBeInTheDocument();
    if (!row) expectTyped(surface);
    network.hidesWrites.clear();
    again();
    await expectToast(success);
    expect(done()).toBe(1);
  });

  test.each(fields)('what the database rejects about $label is said there, and all the rest stays', async (field) => {
    const { column, rule } = field;
    const constraint = column === 'date_order' ? `${table}_date_order` : `${table}_${column}_check`;
    const message = `new row for relation "${table}" violates check constraint "${constraint}"`;
    network.refusals.set(table, { status: 400, code: '23514', message });
    await openForm(surface);
    fillIn(surface);
    send(surface);
    await expectToast(failure);
    if (row) press('Retry');
    await waitFor(() => expect(control(surface, field)).toHaveFocus());
    expect(alerts()).toEqual([rule]);
    expect(control(surface, field)).toBeInvalid();
    expect(control(surface, field).getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
    expectTyped(surface);
    network.refusals.clear();
    typeOther(surface, field);
    await waitFor(() => expect(alerts()).toEqual([]));
  });

  const missing = fields.filter(({ empty }) => empty !== undefined);
  test('what is missing is said at each field, the first gets the focus, and nothing is sent', async () => {
    await openForm(surface);
    fillIn(surface);
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
  test.each(wrong)('$label: what does not fit is said there, gets the focus and is not sent', async (field) => {
    await openForm(surface);
    fillIn(surface);
    for (const each of field.wrong) {
      const [value, words] = typeof each === 'string' ? [each, field.rule] : each;
      type(surface, field, value);
      // What follows from it, such as a slug from its title, is not what this is about.
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

  test.runIf(stays)('what is typed while it is on its way stays, and leaving asks for it', async () => {
    const { router } = await openForm(surface);
    fillIn(surface);
    const release = holdWrites(table);
    send(surface);
    await screen.findByRole('button', { name: surface.busy });
    const later = fields.at(-1) ?? first;
    const typed = typeOther(surface, later);
    release();
    await expectToast(success);
    expect(control(surface, later).value).toBe(typed);
    await waitFor(() => expect(screen.queryByRole('button', { name: surface.busy })).toBeNull());
    void router.navigate('/admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(surface.address);
  });

  test('what was typed is kept on this device, for this person, until it is saved', async () => {
    await openForm(surface);
    fillIn(surface);
    cleanup();
    if (surface.as === 'editor') await openForm(surface, 'admin');
    else {
      network.tables.users = network.tables.users.map((user) => ({ ...user, role: 'admin' }));
      await openForm(surface, 'contributor');
    }
    expect(offers()).toEqual([]);
    expect(control(surface, first).value).not.toBe(first.value);
    cleanup();
    await openForm(surface);
    if (!row) {
      expect(control(surface, first).value).not.toBe(first.value);
      const [restore] = offers();
      expect(restore).toHaveAccessibleDescription(/^We kept your unsaved changes from .* on this device\.$/);
      fireEvent.click(restore ?? document.body);
      expect(offers()).toEqual([]);
      await waitFor(() => expect(document.querySelector(surface.form ?? '')).toContainElement(focused()));
    }
    expectTyped(surface);
    send(surface);
    await expectToast(success);
    expect(keptKeys()).toEqual([]);
  });

  test.runIf(!row)('what was kept can be discarded for good', async () => {
    await openForm(surface);
    fillIn(surface);
    cleanup();
    await openForm(surface);
    press('Discard');
    expect(offers()).toEqual([]);
    expect(control(surface, first).value).not.toBe(first.value);
    await waitFor(() => expect(document.querySelector(surface.form ?? '')).toContainElement(focused()));
    expect(keptKeys()).toEqual([]);
  });

  test('leaving asks as long as something is unsaved', async () => {
    const { router } = await openForm(surface);
    expect(leaves()).toBe(false);
    fillIn(surface);
    expect(leaves()).toBe(true);
    void router.navigate('/admin');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(question.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(surface.address);
    expectTyped(surface);
    void router.navigate('/admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  });

  test('after a save nobody asks, and nothing is offered', async () => {
    const { router } = await openForm(surface);
    await save();
    await waitFor(() => expect(leaves()).toBe(false));
    void router.navigate('/admin');
    await screen.findByRole('heading', { level: 1, name: 'Welcome' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(keptKeys()).toEqual([]);
  });

  test.skipIf(table === 'users')('the database has the last word where the role is not known', async () => {
    network.faults.set('users', '500');
    network.hidesWrites.add(table);
    await openForm(surface, 'contributor');
    fillIn(surface);
    send(surface);
    await expectToast(failure);
    expect(screen.queryByText(success)).not.toBeInTheDocument();
  });
});

const focused = () => document.activeElement as HTMLElement;
const keptKeys = () =>
  Object.keys(localStorage).filter(
    (key) => key.startsWith(`handheld-legacy.kept.`) && key.includes(accounts.editor.id),
  );
