import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { scrolledTo } from '../../support/scrolled-to';
import { network } from '../../support/network/server';

const line = () => screen.findByRole('list', { name: 'Models by year' });
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const main = () => within(screen.getByRole('main'));

/** In the order of the database. */
const fourConsoles = () => [
  aConsole({ name: 'Game Boy', year: '1989', slug: 'game-boy', description: 'Four shades of green.' }),
  aConsole({ name: 'Game Boy Light', year: '1998' }),
  aConsole({ name: 'Game Boy Color', year: '1998' }),
  aConsole({ name: 'Nintendo DS', year: '2004', color: 'ds' }),
];

describe('the line', () => {
  test('has a heading for every year with models, and one below it for each model', async () => {
    network.tables.consoles = fourConsoles();
    renderApp('/timeline');
    await line();
    const inMain = main()
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(inMain).toEqual([
      'H1 Timeline',
      'H2 1989',
      'H3 Game Boy',
      'H2 1998',
      'H3 Game Boy Light',
      'H3 Game Boy Color',
      'H2 2004',
      'H3 Nintendo DS',
    ]);
  });

  test('shows every year from 1989 to 2020, the quiet ones too', async () => {
    network.tables.consoles = fourConsoles();
    renderApp('/timeline');
    const marks = Array.from((await line()).children);
    expect(marks).toHaveLength(32);
    expect(marks[1]).toHaveTextContent('1990');
    expect(marks.at(-1)).toHaveTextContent('2020');
    // Twenty-nine years in which nothing came out would only be in the way of a screen reader.
    expect(marks.filter((mark) => mark.getAttribute('aria-hidden') === 'true')).toHaveLength(29);
  });

  test('leads from each model to its page, with picture and description', async () => {
    network.tables.consoles = fourConsoles();
    const { router } = renderApp('/timeline');
    const [card] = within(await line()).getAllByRole('article');
    if (!card) throw new Error('no card');
    expect(within(card).getByText('Four shades of green.')).toBeInTheDocument();
    expect(within(card).getByRole('presentation')).toHaveAttribute('src', '/images/consoles/game-boy.svg');
    await userEvent.click(within(card).getByRole('link', { name: 'Game Boy' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/consoles/game-boy'));
  });

  test('ends with a console whose year is no number, under its own words', async () => {
    network.tables.consoles = [...fourConsoles(), aConsole({ name: 'Prototype', year: 'never sold' })];
    renderApp('/timeline');
    await line();
    expect(
      headings(2)
        .filter((text) => text !== 'Explore' && text !== 'Policies')
        .at(-1),
    ).toBe('never sold');
    expect(headings(3).at(-1)).toBe('Prototype');
  });
});

describe('the eras', () => {
  test('are marked where they begin, and links lead there, for the eye and for the keyboard', async () => {
    network.tables.consoles = fourConsoles();
    const { router } = renderApp('/timeline');
    const eras = within(await screen.findByRole('navigation', { name: 'Eras' }));
    expect(eras.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Game Boy Era1989', 'DS Era2004']);
    await userEvent.click(eras.getByRole('link', { name: /^DS Era/ }));
    expect(router.state.location.hash).toBe('#era-ds');
    await waitFor(() => expect(scrolledTo().at(-1)).toBe('era-ds'));
    expect(document.getElementById('era-ds')).toHaveTextContent('DS Era');
    expect(document.getElementById('era-ds')).toHaveFocus();
    expect(document.getElementById('era-ds')?.closest('li')).toHaveTextContent('2004');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Nintendo DS' })).toHaveFocus();
  });

  test('have no links when no console is of one', async () => {
    network.tables.consoles = [aConsole({ name: 'Virtual Boy', year: '1995', color: 'red' })];
    renderApp('/timeline');
    await line();
    expect(screen.queryByRole('navigation', { name: 'Eras' })).not.toBeInTheDocument();
  });
});

describe('without a catalogue', () => {
  test('no consoles at all is said in words', async () => {
    renderApp('/timeline');
    expect(await screen.findByText('No console data available. Please check back later.')).toBeInTheDocument();
  });

  test('five built-in models stand in when it cannot be read, until trying again helps', async () => {
    network.faults.set('consoles', '400');
    renderApp('/timeline');
    await line();
    expect(headings(3)).toEqual(['Game Boy', 'Game Boy Color', 'Game Boy Advance', 'Nintendo DS', 'Nintendo 3DS']);
    network.faults.clear();
    network.tables.consoles = [aConsole({ name: 'The real one' })];
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(headings(3)).toEqual(['The real one']));
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});

test('/timeline is a place of its own on the way back', async () => {
  const { router } = renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await act(() => router.navigate('/timeline'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Timeline' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/timeline');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/contact');
});
