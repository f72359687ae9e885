import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a toast with exactly this text. The words of its buttons do not count. */
export async function expectToast(text: string): Promise<void> {
  await waitFor(() => expect(screen.queryAllByRole('status').map(wordsOf)).toContain(text));
}

function wordsOf(toast: HTMLElement): string {
  const copy = toast.cloneNode(true) as HTMLElement;
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy.textContent;
}
