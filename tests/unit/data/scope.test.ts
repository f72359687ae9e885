import { expect, test } from 'vitest';
import { outOfScope } from '@/data/consoles/scope';

test.each([
  ['pokemon mini', 'Pokémon mini'],
  [' POKÉMON  Mini games', 'Pokémon mini'],
  ['switch 2', 'Switch 2'],
  ['Switch2', 'Switch 2'],
  ['oled', 'Switch OLED'],
  ['virtual boy', 'Virtual Boy'],
  ['game and watch', 'Game & Watch'],
  ['Game & Watch', 'Game & Watch'],
])('a search for %j explains that the %s is out of scope', (search, name) => {
  expect(outOfScope(search)).toBe(
    `The ${name} is outside our scope: we cover Nintendo’s handhelds from the Game Boy to the Switch Lite.`,
  );
});

test.each(['', 'switch', 'switch 2017', 'game boy', 'mini', 'pokemon', 'watch', 'soled'])(
  'a search for %j gets no note about the scope',
  (search) => {
    expect(outOfScope(search)).toBeUndefined();
  },
);
