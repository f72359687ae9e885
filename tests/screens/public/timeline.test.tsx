import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { scrolledTo } from '../../support/scrolled-to';
import { network } from '../../support/network/server';
import { textsOf } from '../../support/texts-of';
import { wording } from '../../support/specification-texts';

const line = () => screen.findByRole('list', { name: 'Models by year' });
const models = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const main = () => within(screen.getByRole('main'));

function openTimeline(...more: ReturnType<typeof aConsole>[]) {
  network.tables.consoles = [
    aConsole({ name: 'Game Boy', year: '1989', slug: 'game-boy' }),
    aConsole({ name: 'Game Boy Light', year: '1998' }),
    aConsole({ name: 'Game Boy Color', year: '1998' }),
    aConsole({ name: 'Nintendo DS', year: '2004', color: 'ds' }),
    ...more,
  ];
  return renderApp('/timeline');
}

describe('the line of years', () => {
  test('shows a heading for each year with models, and a heading for each model below', async () => {
    openTimeline();
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

  test('shows every year from 1989 to 2020, also years without a model', async () => {
    openTimeline();
    const marks = Array.from((await line()).children);
    expect(marks).toHaveLength(32);
    expect(marks[1]).toHaveTextContent('1990');
    expect(marks.at(-1)).toHaveTextContent('2020');
    // A screen reader skips the twenty-nine years without a model.
    expect(marks.filter((mark) => mark.getAttribute('aria-hidden') === 'true')).toHaveLength(29);
  });

  test('links each model to its page, with picture and description', async () => {
    const { router } = openTimeline();
    const [card] = within(await line()).getAllByRole('article');
    if (!card) throw new Error('no card');
    expect(within(card).getByText('The grey one.')).toBeInTheDocument();
    expect(within(card).getByRole('presentation')).toHaveAttribute('src', '/images/consoles/game-boy.svg');
    await userEvent.click(within(card).getByRole('link', { name: 'Game Boy' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/consoles/game-boy'));
  });

  test('ends with a console that has a text instead of a year, under a heading with this text', async () => {
    openTimeline(aConsole({ name: 'Prototype', year: 'never sold' }));
    await line();
    expect(main().getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent(/^never sold$/);
    expect(models().at(-1)).toBe('Prototype');
  });
});

describe('the eras', () => {
  test('begin with a mark, and a link to an era moves the focus', async () => {
    const { router } = openTimeline();
    const eras = await screen.findByRole('navigation', { name: 'Eras' });
    expect(textsOf('link', eras)).toEqual(['Game Boy Era1989', 'DS Era2004']);
    await userEvent.click(within(eras).getByRole('link', { name: /^DS Era/ }));
    expect(router.state.location.hash).toBe('#era-ds');
    await waitFor(() => expect(scrolledTo().at(-1)).toBe('era-ds'));
    expect(document.getElementById('era-ds')).toHaveTextContent('DS Era');
    expect(document.getElementById('era-ds')).toHaveFocus();
    expect(document.getElementById('era-ds')?.closest('li')).toHaveTextContent('2004');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Nintendo DS' })).toHaveFocus();
  });

  test('have no links if no console belongs to an era', async () => {
    network.tables.consoles = [aConsole({ name: 'Virtual Boy', year: '1995', color: 'red' })];
    renderApp('/timeline');
    await line();
    expect(screen.queryByRole('navigation', { name: 'Eras' })).not.toBeInTheDocument();
  });
});

describe('the timeline without a catalogue', () => {
  test.each(['/', '/timeline'])('says at %s that there are no consoles', async (address) => {
    renderApp(address);
    expect(await screen.findByText(wording.home.noConsoles)).toBeInTheDocument();
  });

  test('shows five built-in models if the read fails, until a retry succeeds', async () => {
    network.faults.set('consoles', '400');
    renderApp('/timeline');
    await line();
    expect(models()).toEqual(['Game Boy', 'Game Boy Color', 'Game Boy Advance', 'Nintendo DS', 'Nintendo 3DS']);
    network.faults.clear();
    network.tables.consoles = [aConsole({ name: 'The real one' })];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(models()).toEqual(['The real one']));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

test('the page /timeline gets a separate entry in the history', async () => {
  const { router } = renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await act(() => router.navigate('/timeline'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Timeline' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/timeline');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/contact');
});
