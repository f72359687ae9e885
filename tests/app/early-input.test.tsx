import { act, render, within } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportEarlyInput } from '@/app/early-input';

function Form({ onEra }: { onEra: (era: string) => void }) {
  const [draft, setDraft] = useState({ name: '', email: '', message: '' });
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <form>
      <input aria-label="Name" value={draft.name} onChange={({ target }) => set({ name: target.value })} />
      <input
        aria-label="Email"
        type="email"
        value={draft.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <textarea aria-label="Message" value={draft.message} onChange={({ target }) => set({ message: target.value })} />
      <select aria-label="Era" value="" onChange={({ target }) => onEra(target.value)}>
        <option value="">All</option>
        <option value="ds">DS</option>
      </select>
      <output>{JSON.stringify(draft)}</output>
    </form>
  );
}

/** The form as a build wrote it, filled in by `early`, and then brought to life. */
async function anEarlyVisitor(early: (fields: ReturnType<typeof fieldsOf>) => void) {
  const eras: string[] = [];
  const form = <Form onEra={(era) => eras.push(era)} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  document.body.append(root);
  const fields = fieldsOf(root);
  early(fields);
  const hydrated = await act(() => hydrateRoot(root, form));
  onTestFinished(() => {
    act(() => hydrated.unmount());
    root.remove();
  });
  act(() => reportEarlyInput(root));
  return { eras, name: fields.name, draft: JSON.parse(root.querySelector('output')?.textContent ?? '') as unknown };
}

function fieldsOf(root: HTMLElement) {
  const found = within(root);
  return {
    name: found.getByLabelText<HTMLInputElement>('Name'),
    email: found.getByLabelText<HTMLInputElement>('Email'),
    message: found.getByLabelText<HTMLTextAreaElement>('Message'),
    era: found.getByLabelText<HTMLSelectElement>('Era'),
  };
}

test('what was typed before the page came alive is known to the form, and the cursor stays in it', async () => {
  const { draft, name, eras } = await anEarlyVisitor((fields) => {
    fields.name.value = 'Ada';
    fields.name.setSelectionRange(1, 2);
    fields.email.value = 'ada@reader.example';
    fields.message.value = 'Hello';
  });
  expect(draft).toEqual({ name: 'Ada', email: 'ada@reader.example', message: 'Hello' });
  expect([name.selectionStart, name.selectionEnd]).toEqual([1, 2]);
  expect(eras).toEqual([]);
});

test('what was chosen before the page came alive takes effect', async () => {
  const { eras, draft } = await anEarlyVisitor(({ era }) => {
    era.value = 'ds';
  });
  expect(eras).toEqual(['ds']);
  expect(draft).toEqual({ name: '', email: '', message: '' });
});

test('fields that no build wrote report nothing, whatever they show', () => {
  const era = vi.fn();
  const { container } = render(<Form onEra={era} />);
  reportEarlyInput(container);
  expect(era).not.toHaveBeenCalled();
});

test('fields that nobody touched report nothing', async () => {
  const { eras, draft } = await anEarlyVisitor(() => undefined);
  expect(eras).toEqual([]);
  expect(draft).toEqual({ name: '', email: '', message: '' });
});
