import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { aConsole, someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { textsOf } from '../../support/texts-of';
import { says } from '../../support/specification-texts';

const sent = says.contact.sent;
const notSent = says.contact.failed;

const name = () => screen.getByRole('textbox', { name: says.contact.name });
const email = () => screen.getByRole('textbox', { name: says.contact.email });
const subject = () => screen.getByRole('combobox', { name: says.contact.subject });
const message = () => screen.getByRole('textbox', { name: says.contact.message });
const button = () => screen.getByRole('button', { name: /^Send/ });

const written = {
  name: 'Zoë "Z" O\'Neil <zoe>',
  email: 'zoe+fan@example.org',
  subject: says.contact.contribution,
  message: 'First line\nSecond line with {braces}, 100 % & "quotes" 🎮',
};

const fields = () =>
  [
    [name(), written.name],
    [email(), written.email],
    [subject(), written.subject],
    [message(), written.message],
  ] as const;

/** Opens the form, once the settings are there, and fills it as `written`. */
async function fillForm() {
  renderApp('/contact');
  await screen.findByRole('link', { name: 'team@test.example' });
  for (const [field, value] of fields()) fireEvent.change(field, { target: { value } });
}

const expectEverythingKept = () => {
  for (const [field, value] of fields()) expect(field).toHaveValue(value);
};

describe('form', () => {
  test('the fields are those of the specification, all required except the subject', async () => {
    renderApp('/contact');
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    expect(name()).toBeRequired();
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(message()).toBeRequired();
    expect(message()).toHaveAttribute('rows', '6');
    expect(subject()).not.toBeRequired();
    expect(subject()).toHaveValue(says.contact.general);
    const subjects = [says.contact.support, says.contact.contribution, says.contact.marketplace, says.contact.other];
    expect(textsOf('option', subject())).toEqual([says.contact.general, ...subjects]);
    expect(button()).toHaveTextContent(says.contact.send);
  });

  test('the side panel shows the contact address of the settings', async () => {
    network.tables.site_settings = [someSettings({ contactEmail: 'us@legacy.example' })];
    renderApp('/contact');
    const panel = within(await screen.findByRole('complementary', { name: 'Contact Details' }));
    expect(await panel.findByRole('link', { name: 'us@legacy.example' })).toHaveAttribute(
      'href',
      'mailto:us@legacy.example',
    );
  });

  test.each([
    [says.contact.name, ''],
    [says.contact.name, '   '],
    [says.contact.email, ''],
    [says.contact.email, 'not an address'],
    [says.contact.message, ''],
    [says.contact.message, '   '],
  ])('with %s %j it is not sent, until that is put right', async (label, wrong) => {
    await fillForm();
    const field = screen.getByRole('textbox', { name: label });
    fireEvent.change(field, { target: { value: wrong } });
    expect(field).toBeInvalid();
    await userEvent.click(button());
    expect(button()).toHaveTextContent(says.contact.send);
    expect(network.emails()).toEqual([]);
    fireEvent.change(field, { target: { value: ' a@words.example ' } });
    expect(field).toBeValid();
  });
});

describe('sending', () => {
  test('the message leaves exactly as the mail service wants it', async () => {
    await fillForm();
    await userEvent.click(button());
    expect(await screen.findByText(sent)).toBeInTheDocument();
    expect(network.emails()).toEqual([
      {
        lib_version: '4.4.1',
        user_id: 'public_test',
        service_id: 'service_test',
        template_id: 'template_test',
        template_params: {
          from_name: written.name,
          to_name: 'Test Legacy Team',
          subject: says.contact.contribution,
          message: written.message,
          reply_to: written.email,
        },
      },
    ]);
  });

  test('the button reads Sending... while busy; what was typed stays, and what is typed in the meantime', async () => {
    let answer = () => {};
    network.email = () =>
      new Promise((resolve) => {
        answer = () => resolve(new HttpResponse('OK'));
      });
    await fillForm();
    await userEvent.click(button());
    await waitFor(() => expect(button()).toHaveTextContent(says.contact.busy));
    expect(button()).toBeDisabled();
    expectEverythingKept();
    await waitFor(() => expect(network.emails()).toHaveLength(1));
    fireEvent.change(message(), { target: { value: 'One more thing' } });
    answer();
    expect(await screen.findByText(sent)).toBeInTheDocument();
    expect(message()).toHaveValue('One more thing');
    expect(button()).toHaveTextContent(says.contact.send);
    expect(button()).toBeEnabled();
  });

  test('two submissions in the same instant send once, and a sent message clears the form', async () => {
    await fillForm();
    const form = button().closest('form');
    if (!form) throw new Error('the button stands in no form');
    form.requestSubmit();
    form.requestSubmit();
    expect(await screen.findByText(sent)).toBeInTheDocument();
    expect(network.emails()).toHaveLength(1);
    for (const field of [name(), email(), message()]) expect(field).toHaveValue('');
    expect(subject()).toHaveValue(says.contact.general);
    expect(button()).toHaveTextContent(says.contact.send);
    expect(screen.queryByText(notSent)).not.toBeInTheDocument();
  });
});

test('a message is tried once, never again behind the visitor’s back', async () => {
  network.email = () => new HttpResponse('no', { status: 503 });
  await fillForm();
  await userEvent.click(button());
  await screen.findByText(notSent);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(network.emails()).toHaveLength(1);
});

describe('a correction', () => {
  const openAbout = (query: string) => {
    network.tables.consoles = [aConsole({ slug: 'it', name: 'Game Boy' })];
    renderApp(`/contact?${query}`);
  };
  const lines = "What's wrong: \nWhere I know it from: ";

  test.each([
    ['about=it&field=size-and-weight', 'Game Boy: Size and weight'],
    ['about=it&field=weight_g', 'Game Boy'],
    ['about=it&field=plays', 'Game Boy: Plays'],
    ['about=it&field=%3Cb%3Ehello', 'Game Boy'],
    ['about=it', 'Game Boy'],
  ])('%s begins the message, and says what it is about', async (query, about) => {
    openAbout(query);
    await waitFor(() => expect(message()).toHaveValue(`About the ${about}\n\n${lines}`));
    expect(subject()).toHaveValue(says.contact.contribution);
    expect([name(), email()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  });

  test.each(['about=gone&field=weight_g', 'field=weight_g', 'about='])('%s begins nothing', async (query) => {
    openAbout(query);
    await screen.findByRole('link', { name: 'team@test.example' });
    await waitFor(() => expect(network.onTheirWay()).toBe(0));
    expect([subject(), message()].map((field) => (field as HTMLInputElement).value)).toEqual([
      says.contact.general,
      '',
    ]);
  });

  test('what somebody has written before stays, whatever the address says', async () => {
    sessionStorage.setItem('handheld-legacy.contact', JSON.stringify(written));
    openAbout('about=it&field=weight_g');
    await waitFor(() => expect(network.readsOf('consoles')).toHaveLength(1));
    await screen.findByRole('link', { name: 'team@test.example' });
    await waitFor(() => expect(network.onTheirWay()).toBe(0));
    expectEverythingKept();
  });

  test('a beginning that nobody went on with is not kept', async () => {
    openAbout('about=it');
    await waitFor(() => expect(message()).not.toHaveValue(''));
    expect(sessionStorage.getItem('handheld-legacy.contact')).toBeNull();
  });
});
