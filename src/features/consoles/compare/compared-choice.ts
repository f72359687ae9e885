import { createStore } from '@/lib/store';
import { mostCompared } from './most-compared';

export interface ChosenConsole {
  slug: string;
  name: string;
}

interface Choice {
  /** At most four consoles, in the order in which the visitor chose them. */
  consoles: readonly ChosenConsole[];
  /** The last change, for screen readers. */
  note: string;
}

export const nothingChosen: Choice = { consoles: [], note: '' };

const key = 'handheld-legacy.compare';

/** The consoles that a visitor collects for a comparison, on this device. */
export const comparedChoice = createStore<Choice>(nothingChosen, () => {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === key) comparedChoice.set({ consoles: parsed(event.newValue), note: '' });
  };
  comparedChoice.set({ consoles: stored() ?? comparedChoice.get().consoles, note: '' });
  window.addEventListener('storage', followOtherTab);
  return () => window.removeEventListener('storage', followOtherTab);
});

export function toggleCompared(model: ChosenConsole): void {
  const { consoles } = comparedChoice.get();
  const others = consoles.filter(({ slug }) => slug !== model.slug);
  if (others.length < consoles.length) choose(others, `The ${model.name} is out. ${countOf(others.length)}`);
  else if (consoles.length < mostCompared)
    choose([...consoles, model], `The ${model.name} is in. ${countOf(consoles.length + 1)}`);
  else comparedChoice.set({ consoles, note: `Four consoles fit side by side. Remove one to add the ${model.name}.` });
}

export function clearCompared(): void {
  choose([], 'No consoles chosen.');
}

function countOf(count: number): string {
  return `${count} of ${mostCompared} consoles chosen.`;
}

function choose(consoles: readonly ChosenConsole[], note: string): void {
  comparedChoice.set({ consoles, note });
  try {
    localStorage.setItem(key, JSON.stringify(consoles));
  } catch {
    // Without storage the choice lasts until the visitor leaves the page.
  }
}

/** Returns the stored consoles. Undefined when the browser blocks storage. */
function stored(): ChosenConsole[] | undefined {
  try {
    return parsed(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

function parsed(text: string | null): ChosenConsole[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isChosen).slice(0, mostCompared) : [];
  } catch {
    return [];
  }
}

function isChosen(value: unknown): value is ChosenConsole {
  const { slug, name } = (value ?? {}) as Record<string, unknown>;
  return typeof slug === 'string' && typeof name === 'string';
}
