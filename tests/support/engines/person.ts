import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import type { EngineWindow, InPage, Sought } from './engine';

declare global {
  interface Window {
    TestingLibraryDom: typeof import('@testing-library/dom');
  }
}

const testingLibrary = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist.*/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A person at a window. Each step finds its element as Testing Library does, and waits until the element exists. */
export class Person {
  readonly window: EngineWindow;
  readonly #site: string;

  constructor(window: EngineWindow, site: string) {
    this.window = window;
    this.#site = site;
  }

  /** Opens an address of the site. Waits for the heading and, on public pages, for the hydration. */
  async open(address: string): Promise<void> {
    await this.window.goto(this.#site + address);
    await this.until(
      () =>
        document.querySelector('main h1') !== null &&
        (/^\/(admin|login)/.test(location.pathname) || performance.getEntriesByName('hydration').length > 0),
    );
  }

  async click(role: string, name: string): Promise<void> {
    await this.#patiently(() => this.window.click(find, { role, name }));
  }

  /** Replaces the text of a field by typing. */
  async fill(label: string, text: string): Promise<void> {
    await this.#patiently(() => this.window.click(find, { label }));
    await this.window.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.window.type(text);
  }

  /** Chooses an option of a select by its text. No driver opens the list of a select in all three engines. */
  async choose(label: string, text: string): Promise<void> {
    await this.sees('option', text);
    await this.window.evaluate(
      (name, words) => {
        const [select] = window.TestingLibraryDom.queryAllByRole<HTMLSelectElement>(document.body, 'combobox', {
          name,
        });
        const option = Array.from(select?.options ?? []).find((one) => one.text === words);
        if (!select || !option) throw new Error(`${name} has no ${words}.`);
        select.value = option.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      label,
      text,
    );
  }

  async upload(label: string, file: string): Promise<void> {
    await this.#patiently(() => this.window.upload(find, { label }, file));
  }

  async sees(role: string, name: string): Promise<void> {
    await this.#patiently(async () => {
      await this.window.evaluate(find, { role, name });
    });
  }

  async reads(text: string): Promise<void> {
    await this.until((words) => document.body.innerText.includes(words), text);
  }

  async until<Args extends unknown[]>(holds: InPage<Args, boolean>, ...args: Args): Promise<void> {
    await expect.poll(() => this.window.evaluate(holds, ...args)).toBe(true);
  }

  /** Repeats a step until its element exists. */
  async #patiently(act: () => Promise<void>): Promise<void> {
    await vi.waitFor(
      async () => {
        if (!(await this.window.evaluate(() => 'TestingLibraryDom' in window)))
          await this.window.inject(testingLibrary);
        await act();
      },
      { timeout: 10_000, interval: 100 },
    );
  }
}

function find(sought: Sought): Element {
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom;
  const [found] =
    'label' in sought
      ? queryAllByLabelText(document.body, sought.label)
      : queryAllByRole(document.body, sought.role, { name: sought.name });
  if (!found) throw new Error(`The page has no ${JSON.stringify(sought)}.`);
  return found;
}
