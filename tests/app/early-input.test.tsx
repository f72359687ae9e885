import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
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

/** The form as a build wrote it, filled in, and then brought to life. */
async function anEarlyVisitor(early: (field: <Field extends Element>(selector: string) => Field) => void) {
  const eras: string[] = [];
  const form = <Form onEra={(era) => eras.push(era)} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  document.body.append(root);
  const field = <Field extends Element>(selector: string) => root.querySelector(selector) as Field;
  early(field);
  const hydrated = await act(() => hydrateRoot(root, form));
  onTestFinished(() => {
    act(() => hydrated.unmount());
    root.remove();
  });
  act(() => reportEarlyInput(root));
  return { eras, field, draft: () => JSON.parse(field('output').textContent) as Record<string, string> };
}

test('what was typed before the page came alive is known to the form, and the cursor stays in it', async () => {
  const { draft, field, eras } = await anEarlyVisitor((find) => {
    find<HTMLInputElement>('[aria-label=Name]').value = 'Ada';
    find<HTMLInputElement>('[aria-label=Name]').setSelectionRange(1, 2);
    find<HTMLInputElement>('[type=email]').value = 'ada@reader.example';
    find<HTMLTextAreaElement>('textarea').value = 'Hello';
  });
  expect(draft()).toEqual({ name: 'Ada', email: 'ada@reader.example', message: 'Hello' });
  expect(field<HTMLInputElement>('[aria-label=Name]').selectionStart).toBe(1);
  expect(field<HTMLInputElement>('[aria-label=Name]').selectionEnd).toBe(2);
  expect(eras).toEqual([]);
});

test('what was chosen before the page came alive takes effect', async () => {
  const { eras, draft } = await anEarlyVisitor((find) => {
    find<HTMLSelectElement>('select').value = 'ds';
  });
  expect(eras).toEqual(['ds']);
  expect(draft()).toEqual({ name: '', email: '', message: '' });
});

test('fields that nobody touched report nothing', async () => {
  const { eras, draft } = await anEarlyVisitor(() => undefined);
  expect(eras).toEqual([]);
  expect(draft()).toEqual({ name: '', email: '', message: '' });
});
