import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';

const stage = () => screen.findByRole('group', { name: /^\d+ of \d+$/ });
const shownName = async () => within(await stage()).getByRole('heading').textContent;

const learnMore = async () =>
  within(await stage()).getByRole('link', { name: new RegExp(`^${wording.home.learnMore}`) });
const dots = () => screen.getAllByRole('link', { name: /^Show / });
const namesOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('aria-label'));

async function openCarousel(): Promise<void> {
  network.tables.consoles = [
    aConsole({ name: 'Nintendo DS', year: '2004', color: 'ds' }),
    aConsole({ name: 'Game Boy', year: '1989', slug: 'game-boy' }),
    aConsole({ name: 'Game Boy Light', year: '1998' }),
    aConsole({ name: 'Game Boy Color', year: '1998' }),
  ];
  renderApp('/');
  await stage();
}

test('the carousel opens with the oldest console and its details, and links to all models by year', async () => {
  await openCarousel();
  const slide = within(await screen.findByRole('group', { name: '1 of 4' }));
  expect(slide.getByRole('heading')).toHaveTextContent(/^Game Boy$/);
  expect(slide.getByText('1989')).toBeInTheDocument();
  expect(slide.getByText('The grey one.')).toBeInTheDocument();
  expect(slide.getByRole('img')).toHaveAttribute('src', '/images/consoles/game-boy.svg');
  expect(await learnMore()).toHaveAttribute('href', '/consoles/game-boy');
  expect(screen.getByRole('link', { name: 'See all models by year' })).toHaveAttribute('href', '/timeline');
  expect(network.readsOf('consoles')[0]?.get('order')).toBe('year.asc,id.asc');
});

test('the buttons follow the years and wrap around', async () => {
  await openCarousel();
  const visited: unknown[] = [];
  for (const name of ['Next', 'Next', 'Next', 'Next', 'Previous', 'Previous']) {
    await userEvent.click(screen.getByRole('button', { name: `${name} console` }));
    visited.push(await shownName());
  }
  const onwards = ['Game Boy Light', 'Game Boy Color', 'Nintendo DS', 'Game Boy'];
  expect(visited).toEqual([...onwards, 'Nintendo DS', 'Game Boy Color']);
});

test('a single console wraps around to itself', async () => {
  network.tables.consoles = [aConsole({ name: 'Only one' })];
  renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Next console' }));
  expect(await shownName()).toBe('Only one');
});

test('five built-in consoles replace a catalogue that cannot be read', async () => {
  network.faults.set('consoles', '400');
  renderApp('/');
  const timeline = within(await screen.findByRole('region', { name: wording.home.timeline }));
  await timeline.findByRole('group', { name: '1 of 5' });
  expect(namesOf(dots())).toEqual([
    `Show ${wording.builtIn.gameBoy} (1989)`,
    `Show ${wording.builtIn.gameBoyColor} (1998)`,
    `Show ${wording.builtIn.gameBoyAdvance} (2001)`,
    `Show ${wording.builtIn.nintendoDs} (2004)`,
    `Show ${wording.builtIn.nintendo3ds} (2011)`,
  ]);
});

interface Stroke {
  pointer?: string;
  /** The distances to the right and down, in CSS pixels. */
  across: number;
  down?: number;
}

const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true, clientX: 300, clientY: 200 };

/** Moves a finger, a pen or the mouse over the stage. */
async function swipe({ pointer = 'touch', across, down = 0 }: Stroke, on?: HTMLElement): Promise<void> {
  const target = on ?? (await stage());
  const from = { ...touch, pointerType: pointer };
  fireEvent.pointerDown(target, from);
  fireEvent.pointerUp(target, { ...from, clientX: 300 + across, clientY: 200 + down });
}

describe('a swipe', () => {
  test('to the left shows the next console, a swipe to the right shows the previous console, and both wrap around', async () => {
    await openCarousel();
    await swipe({ across: -60 });
    expect(await shownName()).toBe('Game Boy Light');
    await swipe({ across: 60 });
    await swipe({ across: 60 });
    expect(await shownName()).toBe('Nintendo DS');
    await swipe({ across: -60 });
    expect(await shownName()).toBe('Game Boy');
  });

  test.each<[string, Stroke, string]>([
    ['a swipe by pen counts', { pointer: 'pen', across: -60 }, 'Game Boy Light'],
    ['40 px count', { across: -40 }, 'Game Boy Light'],
    ['39 px have no effect', { across: -39 }, 'Game Boy'],
    ['a stroke more down than across has no effect', { across: -60, down: 61 }, 'Game Boy'],
    ['a slanted stroke counts', { across: -60, down: 59 }, 'Game Boy Light'],
    ['a mouse selects text and has no effect', { pointer: 'mouse', across: -200 }, 'Game Boy'],
  ])('depends on the pointer, the length and the direction: %s', async (_case, stroke, expected) => {
    await openCarousel();
    await swipe(stroke);
    expect(await shownName()).toBe(expected);
  });

  test.each<[string, (stage: HTMLElement) => void]>([
    ['when the browser takes over to scroll the page', (stage) => fireEvent.pointerCancel(stage, touch)],
    [
      'when a second finger touches the screen',
      (stage) => fireEvent.pointerDown(stage, { ...touch, pointerId: 8, isPrimary: false }),
    ],
  ])('ends without effect %s', async (_what, meanwhile) => {
    await openCarousel();
    fireEvent.pointerDown(await stage(), touch);
    meanwhile(await stage());
    fireEvent.pointerUp(await stage(), { ...touch, clientX: 100 });
    expect(await shownName()).toBe('Game Boy');
  });

  test('over a link does not open the link, but the next press opens the link', async () => {
    await openCarousel();
    const link = await learnMore();
    await swipe({ pointer: 'pen', across: -60 }, link);
    expect(fireEvent.click(link), 'the press is left to the browser').toBe(false);
    expect(await shownName()).toBe('Game Boy Light');
    await new Promise((resolve) => setTimeout(resolve));
    await userEvent.click(await learnMore());
    expect(await screen.findByRole('heading', { level: 1, name: 'Game Boy Light' })).toBeInTheDocument();
  });

  test('drags no picture by pen, but a mouse can drag a picture', async () => {
    await openCarousel();
    const picture = within(await stage()).getByRole('img');
    fireEvent.pointerDown(picture, { pointerType: 'pen', pointerId: 7, isPrimary: true });
    expect(fireEvent.dragStart(picture)).toBe(false);
    fireEvent.pointerDown(picture, { pointerType: 'mouse', pointerId: 1, isPrimary: true });
    expect(fireEvent.dragStart(picture)).toBe(true);
  });
});

describe('the year scale', () => {
  test('marks each year from 1989 to 2020, prints the decades and the years with models, and shows a dot per model', async () => {
    await openCarousel();
    const scale = screen.getByRole('list', { name: 'Models by year' });
    expect(scale.children).toHaveLength(32);
    const dotsAt = (index: number) => namesOf(within(scale.children[index] as HTMLElement).getAllByRole('link'));
    expect(dotsAt(0)).toEqual(['Show Game Boy (1989)']);
    expect(dotsAt(9)).toEqual(['Show Game Boy Light (1998)', 'Show Game Boy Color (1998)']);
    expect(dotsAt(15)).toEqual(['Show Nintendo DS (2004)']);
    expect(within(scale).getAllByRole('link')).toHaveLength(4);
    const numbers = Array.from(scale.children, ({ textContent }) => textContent.replace(/\D/g, ''));
    expect(numbers.filter(Boolean)).toEqual(['1989', '1990', '1998', '2000', '2004', '2010', '2020']);
  });

  test('puts a console without a year at the end, as the last slide', async () => {
    network.tables.consoles = [aConsole({ name: 'Prototype', year: '' }), aConsole({ name: 'Game Boy', year: '1989' })];
    renderApp('/');
    expect(await shownName()).toBe('Game Boy');
    await userEvent.click(screen.getByRole('link', { name: 'Show Prototype' }));
    expect(await screen.findByRole('group', { name: '2 of 2' })).toHaveTextContent('Prototype');
  });

  test('shows the console of a pressed dot, marks the dot, and the arrow keys continue from this console', async () => {
    await openCarousel();
    const dot = (name: string) => screen.getByRole('link', { name: `Show ${name}` });
    await userEvent.click(dot('Game Boy Color (1998)'));
    expect(await shownName()).toBe('Game Boy Color');
    expect(dot('Game Boy Color (1998)')).toHaveAttribute('aria-current', 'true');
    expect(dot('Game Boy (1989)')).not.toHaveAttribute('aria-current');
    await userEvent.keyboard('{ArrowRight}');
    expect(await shownName()).toBe('Nintendo DS');
    expect(dot('Nintendo DS (2004)')).toHaveAttribute('aria-current', 'true');
    expect(dot('Nintendo DS (2004)')).toHaveFocus();
    // All dots together are one stop of Tab.
    expect(dots().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
  });
});

test('the arrow keys change the console while the carousel has the focus, and "Learn More" keeps the focus', async () => {
  await openCarousel();
  await userEvent.keyboard('{ArrowRight}');
  expect(await shownName()).toBe('Game Boy');
  (await learnMore()).focus();
  // Alt with an arrow key moves in the history of the browser.
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await shownName()).toBe('Game Boy');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(await shownName()).toBe('Game Boy Color');
  expect(await learnMore()).toHaveFocus();
  expect(await learnMore()).toHaveTextContent('about the Game Boy Color');
});
