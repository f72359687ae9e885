import { within } from '@testing-library/react';

/** Returns the text of every element with this role, in the order of the page. The list may be empty. */
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
