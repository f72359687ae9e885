// A person who prefers less motion sees no motion. For everybody else, each motion runs to its end.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openSettled, visit } from '../support/browser/browser';
import { mainMenu } from '../support/browser/screens';
import { settled } from '../support/browser/settled';

interface Transition {
  /** 'pending', 'yes', or the reason why the browser skipped the transition. */
  ran: string;
  finished: boolean;
  /** The pseudo-elements that moved. */
  moved: string[];
}

declare global {
  interface Window {
    /** Each animation and transition of more than 1 ms that ran. */
    motions: Set<string>;
    viewTransitions: Transition[];
  }
}

/** Notes the running animations of each frame. */
async function noteMotions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.motions = new Set();
    const noteFrame = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().endTime) <= 1) continue;
        const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>;
        window.motions.add(
          `${animationName ?? transitionProperty ?? 'script'} of ${effect.pseudoElement ?? effect.target?.localName}`,
        );
      }
      requestAnimationFrame(noteFrame);
    };
    requestAnimationFrame(noteFrame);
  });
}

/** Steps through the timeline, opens a console from a list, and returns the motions on the way. */
async function motionsOfJourney(reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> {
  const { page } = await visit({ reducedMotion });
  await noteMotions(page);
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Next console' }).click();
  await page.getByRole('group', { name: '2 of 19', exact: true }).waitFor();
  await mainMenu(page).getByRole('link', { name: 'Consoles' }).click();
  await page.getByRole('link', { name: 'Nintendo 3DS', exact: true }).click();
  await page.getByRole('heading', { name: 'Nintendo 3DS', level: 1 }).waitFor();
  // Every motion of the site ends within this time.
  await page.waitForTimeout(500);
  return page.evaluate(() => [...window.motions]);
}

describe('a step of the timeline, and the way from a list to a console', () => {
  test('run with motion', async () => {
    expect(await motionsOfJourney('no-preference')).toEqual(
      expect.arrayContaining([
        'from-right of img',
        expect.stringMatching(/ of ::view-transition-group\(shown-picture\)$/),
        expect.stringMatching(/ of ::view-transition-new\(root\)$/),
      ]),
    );
  });

  test('run without motion for a person who prefers less motion', async () => {
    expect(await motionsOfJourney('reduce')).toEqual([]);
  });
});

/** Notes each view transition and its end. */
async function noteViewTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.viewTransitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const noted: Transition = { ran: 'pending', finished: false, moved: [] };
      window.viewTransitions.push(noted);
      const transition = start(update);
      transition.ready.then(
        () => {
          noted.ran = 'yes';
          for (const { effect } of document.getAnimations()) {
            if (effect instanceof KeyframeEffect && effect.pseudoElement) noted.moved.push(effect.pseudoElement);
          }
        },
        (reason: unknown) => (noted.ran = String(reason)),
      );
      void transition.finished.then(() => (noted.finished = true));
      return transition;
    };
  });
}

test.each([
  ['the list of posts', '/blog'],
  ['the articles of the home page', '/'],
  ['the articles related to another', '/blog/why-the-game-boy-stayed-grey'],
  ['the catalogue', '/consoles'],
  ['the timeline', '/timeline'],
])('a card of %s turns into a page, and the picture of the card moves to the page', async (_where, address) => {
  const { page } = await visit();
  await noteViewTransitions(page);
  await page.goto(address);
  await settled(page);
  const console3ds = page.getByRole('link', { name: 'Nintendo 3DS', exact: true });
  const card = ['/consoles', '/timeline'].includes(address)
    ? console3ds
    : page.locator('main :is(h2, h3) a[href^="/blog/"]').first();
  const title = (await card.textContent()) ?? '';
  await card.click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  const moved = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(shown-picture)`);
  await expect
    .poll(() => page.evaluate(() => window.viewTransitions))
    .toEqual([{ ran: 'yes', finished: true, moved: expect.arrayContaining(moved) as string[] }]);
});

test('a touch screen changes the page without a transition', async () => {
  const { page } = await visit({ width: 390, height: 844, touch: true });
  await noteViewTransitions(page);
  await page.goto('/consoles');
  await settled(page);
  await page.getByRole('link', { name: 'Nintendo 3DS', exact: true }).tap();
  await page.getByRole('heading', { name: 'Nintendo 3DS', level: 1 }).waitFor();
  expect(await page.evaluate(() => window.viewTransitions)).toEqual([]);
});

test('Back in the middle of a transition shows the previous page without an error', async () => {
  const { page } = await openSettled('/consoles');
  for (let turns = 0; turns < 5; turns += 1) {
    await page.getByRole('link', { name: 'Nintendo 3DS', exact: true }).click();
    await page.waitForURL('**/consoles/nintendo-3ds');
    await page.goBack();
    await page.getByRole('heading', { name: 'Console catalogue', level: 1 }).waitFor();
  }
});
