import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { aConsole, someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { textsOf } from '../../support/texts-of';
import { wording } from '../../support/specification-texts';

const sent = wording.contact.sent;
const notSent = wording.contact.failed;

const name = () => screen.getByRole('textbox', { name: wording.contact.name });
const email = () => screen.getByRole('textbox', { name: wording.contact.email });
const subject = () => screen.getByRole('combobox', { name: wording.contact.subject });
const message = () => screen.getByRole('textbox', { name: wording.contact.message });
const button = () => screen.getByRole('button', { name: /^Send/ });

const written = {
  name: 'Zoë "Z" O\'Neil <zoe>',
  email: 'zoe+fan@example.org',
  subject: wording.contact.contribution,
  message: 'First line\nSecond line with {braces}, 100 % & "quotes" 🎮',
};

const fields = () =>
  [
    [name(), written.name],
    [email(), written.email],
    [subject(), written.subject],
    [message(), written.message],
  ] as const;

/** Opens the form, waits for the settings, and types `written`. */
async function fillForm() {
  renderApp('/contact');
  await screen.findByRole('link', { name: 'team@example.org' });
  for (const [field, value] of fields()) fireEvent.change(field, { target: { value } });
}

const expectEverythingKept = () => {
  for (const [field, value] of fields()) expect(field).toHaveValue(value);
};

describe('the contact form', () => {
  test('shows name, email, subject and message, all required except the subject', async () => {
    renderApp('/contact');
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    expect(name()).toBeRequired();
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(message()).toBeRequired();
    expect(message()).toHaveAttribute('rows', '6');
    expect(subject()).not.toBeRequired();
    expect(subject()).toHaveValue(wording.contact.general);
    const subjects = [
      wording.contact.support,
      wording.contact.contribution,
      wording.contact.marketplace,
      wording.contact.other,
    ];
    expect(textsOf('option', subject())).toEqual([wording.contact.general, ...subjects]);
    expect(button()).toHaveTextContent(wording.contact.send);
  });

  test('stands beside the contact address of the settings', async () => {
    network.tables.site_settings = [someSettings({ contactEmail: 'us@example.org' })];
    renderApp('/contact');
    const panel = within(await screen.findByRole('complementary', { name: 'Contact details' }));
    expect(await panel.findByRole('link', { name: 'us@example.org' })).toHaveAttribute('href', 'mailto:us@example.org');
  });

  test('stands beside operator and postal address, but shows no mail address that nobody reads', async () => {
    network.tables.site_settings = [someSettings({ contactEmail: 'hello@legacy.example' })];
    renderApp('/contact');
    const panel = within(await screen.findByRole('complementary', { name: 'Contact details' }));
    expect(await panel.findByText(/^The Test Society\s1 Test Street\sTestham$/)).toBeVisible();
    expect(panel.queryByRole('link')).not.toBeInTheDocument();
  });

  test('says where a message goes and how long it stays', async () => {
    await fillForm();
    expect(screen.getByText(/mailed to us through EmailJS and kept here for a year/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'How we handle your data' })).toHaveAttribute('href', '/privacy');
  });

  test.each([
    [wording.contact.name, ''],
    [wording.contact.name, '   '],
    [wording.contact.email, ''],
    [wording.contact.email, 'not an address'],
    [wording.contact.message, ''],
    [wording.contact.message, '   '],
  ])('sends nothing with %s %j until a visitor corrects the field', async (label, wrong) => {
    await fillForm();
    const field = screen.getByRole('textbox', { name: label });
    fireEvent.change(field, { target: { value: wrong } });
    expect(field).toBeInvalid();
    await userEvent.click(button());
    expect(button()).toHaveTextContent(wording.contact.send);
    expect(network.emails()).toEqual([]);
    fireEvent.change(field, { target: { value: ' a@words.example ' } });
    expect(field).toBeValid();
  });
});

describe('sending a message', () => {
  test('sends exactly the request that the mail service expects', async () => {
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
          subject: wording.contact.contribution,
          message: written.message,
          reply_to: written.email,
        },
      },
    ]);
  });

  test('shows "Sending..." and keeps the fields, even text typed meanwhile', async () => {
    let answer = () => {};
    network.email = () =>
      new Promise((resolve) => {
        answer = () => resolve(new HttpResponse('OK'));
      });
    await fillForm();
    await userEvent.click(button());
    await waitFor(() => expect(button()).toHaveTextContent(wording.contact.busy));
    expect(button()).toBeDisabled();
    expectEverythingKept();
    await waitFor(() => expect(network.emails()).toHaveLength(1));
    fireEvent.change(message(), { target: { value: 'One more thing' } });
    answer();
    expect(await screen.findByText(sent)).toBeInTheDocument();
    expect(message()).toHaveValue('One more thing');
    expect(button()).toHaveTextContent(wording.contact.send);
    expect(button()).toBeEnabled();
  });

  test('happens once for two submissions at once, and clears the form', async () => {
    await fillForm();
    const form = button().closest('form');
    if (!form) throw new Error('the button stands in no form');
    form.requestSubmit();
    form.requestSubmit();
    expect(await screen.findByText(sent)).toBeInTheDocument();
    expect(network.emails()).toHaveLength(1);
    for (const field of [name(), email(), message()]) expect(field).toHaveValue('');
    expect(subject()).toHaveValue(wording.contact.general);
    expect(button()).toHaveTextContent(wording.contact.send);
    expect(screen.queryByText(notSent)).not.toBeInTheDocument();
  });
});

test('a failed mail is sent again only after a press', async () => {
  network.email = () => new HttpResponse('no', { status: 503 });
  await fillForm();
  await userEvent.click(button());
  await screen.findByText(notSent);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(network.emails()).toHaveLength(1);
});

describe('the message in the database', () => {
  const onSite = 'We have your message, and the team will read it. Sending it again only tries the email again.';
  const inTab = 'This tab keeps your message until you send it.';
  const savedMessages = () =>
    network.tables.contact_messages.map((row) => [row.name, row.email, row.subject, row.message]);
  const savedOnce = [Object.values(written)];
  const breakMail = () => {
    network.email = () => new HttpResponse('no', { status: 503 });
  };
  const breakDatabase = () => network.writeFaults.set('contact_messages', 'offline');

  /** Presses Send and waits for both responses. */
  const send = async (toast: string) => {
    await userEvent.click(button());
    expect(await screen.findByText(toast)).toBeInTheDocument();
    await waitFor(() => expect(network.unansweredCount()).toBe(0));
    await waitFor(() => expect(button()).toBeEnabled());
  };

  test('reaches the database in addition to the mail, with the time that the page was open', async () => {
    await fillForm();
    await send(sent);
    expect(savedMessages()).toEqual(savedOnce);
    const [call] = network.callsOf('keep_message') as [{ website: string; seconds: number }];
    expect(call.website).toBe('');
    expect(call.seconds).toBeGreaterThan(0);
    expect(call.seconds).toBeLessThanOrEqual(performance.now() / 1000);
    expect(screen.queryByText(onSite)).not.toBeInTheDocument();
  });

  test('counts as saved if the mail fails, and a second press sends only the mail', async () => {
    breakMail();
    await fillForm();
    await send(notSent);
    expect(await screen.findByText(onSite)).toHaveAttribute('role', 'status');
    expectEverythingKept();
    await userEvent.click(button());
    await waitFor(() => expect(network.emails()).toHaveLength(2));
    expect(network.callsOf('keep_message')).toHaveLength(1);
    network.email = undefined;
    await waitFor(() => expect(button()).toBeEnabled());
    await send(sent);
    expect(savedMessages()).toEqual(savedOnce);
    expect(message()).toHaveValue('');
    expect(screen.getByText(inTab)).toBeInTheDocument();
  });

  test('becomes a second message after a change of the text, and the note about the first message disappears', async () => {
    breakMail();
    await fillForm();
    await send(notSent);
    await screen.findByText(onSite);
    fireEvent.change(message(), { target: { value: 'Another question' } });
    expect(screen.getByText(inTab)).toBeInTheDocument();
    await userEvent.click(button());
    await screen.findByText(onSite);
    expect(savedMessages().map((row) => row[3])).toEqual([written.message, 'Another question']);
    expect(new Set(network.tables.contact_messages.map(({ id }) => id)).size).toBe(2);
  });

  test('stays one row when an earlier text returns', async () => {
    breakMail();
    await fillForm();
    for (const text of [written.message, 'Another question', written.message]) {
      fireEvent.change(message(), { target: { value: text } });
      await userEvent.click(button());
      await screen.findByText(onSite);
      await waitFor(() => expect(button()).toBeEnabled());
    }
    expect(savedMessages().map((row) => row[3])).toEqual([written.message, 'Another question']);
  });

  test('remains one message after a reload and a second press', async () => {
    breakMail();
    await fillForm();
    await send(notSent);
    await screen.findByText(onSite);
    cleanup();
    renderApp('/contact');
    expect(await screen.findByText(onSite)).toBeInTheDocument();
    expectEverythingKept();
    network.email = undefined;
    await send(sent);
    expect(savedMessages()).toEqual(savedOnce);
  });

  test('remains one row despite a lost response and a second press', async () => {
    breakMail();
    network.replyFaults.set('contact_messages', 'aborted');
    await fillForm();
    await send(notSent);
    expect(screen.queryByText(onSite)).not.toBeInTheDocument();
    network.replyFaults.clear();
    await userEvent.click(button());
    expect(await screen.findByText(onSite)).toBeInTheDocument();
    expect(network.callsOf('keep_message')).toHaveLength(2);
    expect(savedMessages()).toEqual(savedOnce);
  });

  test('may stay unsaved, and a successful mail still clears the form', async () => {
    breakDatabase();
    await fillForm();
    await send(sent);
    expect(message()).toHaveValue('');
    expect(savedMessages()).toEqual([]);
    expect(screen.queryByText(notSent)).not.toBeInTheDocument();
  });

  test('needs no response before the form reports success', async () => {
    network.writeFaults.set('contact_messages', 'no answer');
    await fillForm();
    await userEvent.click(button());
    expect(await screen.findByText(sent)).toBeInTheDocument();
    await waitFor(() => expect(message()).toHaveValue(''));
  });

  test('counts as unsaved if the mail and the database fail, and the device keeps the text', async () => {
    breakMail();
    breakDatabase();
    await fillForm();
    await send(notSent);
    expectEverythingKept();
    expect(screen.getByText(inTab)).toBeInTheDocument();
    cleanup();
    renderApp('/contact');
    await screen.findByLabelText(wording.contact.name);
    await waitFor(() => expectEverythingKept());
  });

  test.each(['HTML with 200', 'null 200', 'wrong shape', '400', '503'] as const)(
    'does not count as saved after the invalid response %s',
    async (fault) => {
      breakMail();
      network.writeFaults.set('contact_messages', fault);
      await fillForm();
      await send(notSent);
      expect(screen.queryByText(onSite)).not.toBeInTheDocument();
      expect(screen.getByText(inTab)).toBeInTheDocument();
    },
  );

  test('stays out of the database if the field for robots has text, but the mail is sent', async () => {
    await fillForm();
    const field = document.querySelector<HTMLInputElement>('[name="website"]');
    if (!field) throw new Error('there is no field for robots');
    expect(field).toHaveAttribute('tabindex', '-1');
    expect(field).toHaveAttribute('autocomplete', 'off');
    expect(field).toHaveAccessibleName('Website');
    expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
    fireEvent.change(field, { target: { value: 'https://spam.example/' } });
    expect(sessionStorage.getItem('handheld-legacy.contact')).not.toContain('spam');
    await send(sent);
    expect(network.callsOf('keep_message')).toMatchObject([{ website: 'https://spam.example/' }]);
    expect(savedMessages()).toEqual([]);
    expect(network.emails()).toHaveLength(1);
  });

  test('remains one row even if the browser stores nothing', async () => {
    breakMail();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fillForm();
    await send(notSent);
    await screen.findByText(onSite);
    await userEvent.click(button());
    await waitFor(() => expect(network.emails()).toHaveLength(2));
    expect(network.callsOf('keep_message')).toHaveLength(1);
  });
});

describe('a correction', () => {
  const openAbout = (query: string) => {
    network.tables.consoles = [aConsole({ slug: 'it', name: 'Game Boy' })];
    renderApp(`/contact?${query}`);
  };
  const lines = 'What’s wrong: \nWhere I know it from: ';

  test.each([
    ['about=it&field=size-and-weight', 'Game Boy: Size and weight'],
    ['about=it&field=weight_g', 'Game Boy'],
    ['about=it&field=plays', 'Game Boy: Plays'],
    ['about=it&field=%3Cb%3Ehello', 'Game Boy'],
    ['about=it', 'Game Boy'],
  ])('begins the message with the console and the part: %s', async (query, about) => {
    openAbout(query);
    await waitFor(() => expect(message()).toHaveValue(`About the ${about}\n\n${lines}`));
    expect(subject()).toHaveValue(wording.contact.contribution);
    expect([name(), email()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  });

  test.each(['about=gone&field=weight_g', 'field=weight_g', 'about='])(
    'leaves the form empty for an address without a known console: %s',
    async (query) => {
      openAbout(query);
      await screen.findByRole('link', { name: 'team@example.org' });
      await waitFor(() => expect(network.unansweredCount()).toBe(0));
      expect([subject(), message()].map((field) => (field as HTMLInputElement).value)).toEqual([
        wording.contact.general,
        '',
      ]);
    },
  );

  test('keeps an earlier draft despite the address', async () => {
    sessionStorage.setItem('handheld-legacy.contact', JSON.stringify(written));
    openAbout('about=it&field=weight_g');
    await waitFor(() => expect(network.readsOf('consoles')).toHaveLength(1));
    await screen.findByRole('link', { name: 'team@example.org' });
    await waitFor(() => expect(network.unansweredCount()).toBe(0));
    expectEverythingKept();
  });

  test('leaves no draft if nobody types', async () => {
    openAbout('about=it');
    await waitFor(() => expect(message()).not.toHaveValue(''));
    expect(sessionStorage.getItem('handheld-legacy.contact')).toBeNull();
  });
});
