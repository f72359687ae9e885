import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { network } from '../../support/network/server';
import type { TableName } from '../../support/network/tables';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

/** Opens a screen with a table and waits for its rows. */
export async function openTable(...args: Parameters<typeof renderApp>) {
  const app = renderApp(...args);
  await screen.findByRole('table');
  await waitFor(() => expect(screen.queryAllByTestId('skeleton')).toEqual([]));
  return app;
}

export const table = () => screen.getByRole('table');
export const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
export const rowNames = () => textsOf('rowheader', table());
/** Returns the headings without the arrows that show the order. */
export const columnNames = () => textsOf('columnheader', table()).map((name) => name.replace(/[↑↓↕]$/, ''));

export const button = (name: string) => screen.getByRole('button', { name });
export const pressButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const dialog = () => within(screen.getByRole('dialog'));
export const pressInDialog = async (name: string) => userEvent.click(await dialog().findByRole('button', { name }));
export const waitForClosedDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Returns the rows of the conflict dialog: field, typed version, saved version. */
export const versions = () =>
  within(screen.getByRole('table', { name: 'Both versions' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => Array.from(children, ({ textContent }) => textContent));

/** Returns each sent write to a table: method, filter of the id, body. */
export const sent = (name: TableName) =>
  network.writesOf(name).map(({ method, search, body }) => [method, search.get('id'), body]);

/** Matches an id that the site makes for a new row. */
export const newId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
