import { within } from '@testing-library/react';

/** Returns the text of every element with this role, in page order. The list may be empty. */
export function textsOf(role: string, part: HTMLElement = document.body): string[] {
  return within(part)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent);
}

export function cardTitles(part: HTMLElement = document.body): string[] {
  return within(part)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
}
