import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';

const stage = () => screen.findByRole('group', { name: /^\d+ of \d+$/ });
const shown = async () => within(await stage()).getByRole('heading').textContent;

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

test('it opens with the oldest console and everything about it, and leads to all of them by year', async () => {
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

test('next and previous go by year and wrap around', async () => {
  await openCarousel();
  const seen: unknown[] = [];
  for (const name of ['Next', 'Next', 'Next', 'Next', 'Previous', 'Previous']) {
    await userEvent.click(screen.getByRole('button', { name: `${name} console` }));
    seen.push(await shown());
  }
  const onwards = ['Game Boy Light', 'Game Boy Color', 'Nintendo DS', 'Game Boy'];
  expect(seen).toEqual([...onwards, 'Nintendo DS', 'Game Boy Color']);
});

test('a single console wraps around to itself', async () => {
  network.tables.consoles = [aConsole({ name: 'Only one' })];
  renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Next console' }));
  expect(await shown()).toBe('Only one');
});

test('five built-in consoles stand in for a catalogue that cannot be read', async () => {
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
  /** In CSS pixels, to the right and down. */
  across: number;
  down?: number;
}

const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true, clientX: 300, clientY: 200 };

/** Draws a finger, a pen or the mouse over the stage. */
async function draw({ pointer = 'touch', across, down = 0 }: Stroke, on?: HTMLElement): Promise<void> {
  const target = on ?? (await stage());
  const from = { ...touch, pointerType: pointer };
  fireEvent.pointerDown(target, from);
  fireEvent.pointerUp(target, { ...from, clientX: 300 + across, clientY: 200 + down });
}

describe('a swipe', () => {
  test('to the left shows the next console, to the right the one before, and wraps around', async () => {
    await openCarousel();
    await draw({ across: -60 });
    expect(await shown()).toBe('Game Boy Light');
    await draw({ across: 60 });
    await draw({ across: 60 });
    expect(await shown()).toBe('Nintendo DS');
    await draw({ across: -60 });
    expect(await shown()).toBe('Game Boy');
  });

  test.each<[string, Stroke, string]>([
    ['by pen is one', { pointer: 'pen', across: -60 }, 'Game Boy Light'],
    ['of 40 px is one', { across: -40 }, 'Game Boy Light'],
    ['of 39 px is none', { across: -39 }, 'Game Boy'],
    ['that goes more down than across is none', { across: -60, down: 61 }, 'Game Boy'],
    ['at a slant is one', { across: -60, down: 59 }, 'Game Boy Light'],
    ['by mouse is none: it selects text', { pointer: 'mouse', across: -200 }, 'Game Boy'],
  ])('%s', async (_case, stroke, expected) => {
    await openCarousel();
    await draw(stroke);
    expect(await shown()).toBe(expected);
  });

  test.each<[string, (stage: HTMLElement) => void]>([
    ['that the browser takes over, to scroll the page,', (stage) => fireEvent.pointerCancel(stage, touch)],
    [
      'with a second finger on the glass',
      (stage) => fireEvent.pointerDown(stage, { ...touch, pointerId: 8, isPrimary: false }),
    ],
  ])('%s is none', async (_what, meanwhile) => {
    await openCarousel();
    fireEvent.pointerDown(await stage(), touch);
    meanwhile(await stage());
    fireEvent.pointerUp(await stage(), { ...touch, clientX: 100 });
    expect(await shown()).toBe('Game Boy');
  });

  test('that begins on the link does not press it; the next press does', async () => {
    await openCarousel();
    const link = await learnMore();
    await draw({ pointer: 'pen', across: -60 }, link);
    expect(fireEvent.click(link), 'the press is left to the browser').toBe(false);
    expect(await shown()).toBe('Game Boy Light');
    await new Promise((resolve) => setTimeout(resolve));
    await userEvent.click(await learnMore());
    expect(await screen.findByRole('heading', { level: 1, name: 'Game Boy Light' })).toBeInTheDocument();
  });

  test('by pen carries no picture away, while a mouse may', async () => {
    await openCarousel();
    const picture = within(await stage()).getByRole('img');
    fireEvent.pointerDown(picture, { pointerType: 'pen', pointerId: 7, isPrimary: true });
    expect(fireEvent.dragStart(picture)).toBe(false);
    fireEvent.pointerDown(picture, { pointerType: 'mouse', pointerId: 1, isPrimary: true });
    expect(fireEvent.dragStart(picture)).toBe(true);
  });
});

describe('the year scale', () => {
  test('has a mark for every year from 1989 to 2020, a number where there are models and for full decades, and a dot for every model', async () => {
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

  test('a console whose year is no number has its dot at the end, and is the last slide', async () => {
    network.tables.consoles = [aConsole({ name: 'Prototype', year: '' }), aConsole({ name: 'Game Boy', year: '1989' })];
    renderApp('/');
    expect(await shown()).toBe('Game Boy');
    await userEvent.click(screen.getByRole('link', { name: 'Show Prototype' }));
    expect(await screen.findByRole('group', { name: '2 of 2' })).toHaveTextContent('Prototype');
  });

  test('a dot jumps to its console and tells which one is shown; the arrow keys go on from there', async () => {
    await openCarousel();
    const dot = (name: string) => screen.getByRole('link', { name: `Show ${name}` });
    await userEvent.click(dot('Game Boy Color (1998)'));
    expect(await shown()).toBe('Game Boy Color');
    expect(dot('Game Boy Color (1998)')).toHaveAttribute('aria-current', 'true');
    expect(dot('Game Boy (1989)')).not.toHaveAttribute('aria-current');
    await userEvent.keyboard('{ArrowRight}');
    expect(await shown()).toBe('Nintendo DS');
    expect(dot('Nintendo DS (2004)')).toHaveAttribute('aria-current', 'true');
    expect(dot('Nintendo DS (2004)')).toHaveFocus();
    // All dots are one stop of Tab.
    expect(dots().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
  });
});

test('the arrow keys step while the focus is in the carousel, and keep it on Learn More', async () => {
  await openCarousel();
  await userEvent.keyboard('{ArrowRight}');
  expect(await shown()).toBe('Game Boy');
  (await learnMore()).focus();
  // Alt and an arrow is the browser's way back and forward.
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await shown()).toBe('Game Boy');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(await shown()).toBe('Game Boy Color');
  expect(await learnMore()).toHaveFocus();
  expect(await learnMore()).toHaveTextContent('about the Game Boy Color');
});
