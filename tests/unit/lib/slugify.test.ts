import { describe, expect, test } from 'vitest';
import { isSlug, slugify } from '@/lib/slugify';

describe('the slug of a title', () => {
  test.each([
    ['Game Boy: A History!', 'game-boy-a-history'],
    ['Game-Boy', 'gameboy'],
    ['  Game Boy  ', 'game-boy'],
    ['!  Game Boy  ?', 'game-boy'],
    ['Game \t\n  Boy', 'game-boy'],
    ['Game\u00a0Boy\u3000Color', 'game-boy-color'],
    ['snake_case _stays_', 'snake_case-_stays_'],
    ['A - B', 'a-b'],
    ['1989 - 2020', '1989-2020'],
    ['Pokémon Über Straße', 'pokmon-ber-strae'],
    ['ゲームボーイ Advance', 'advance'],
    ['１９８９ full width', 'full-width'],
    ['🎮 Play', 'play'],
    ['zero\u200bwidth \u202eoverride', 'zerowidth-override'],
    ['</title><script>alert(1)</script>', 'titlescriptalert1script'],
    ['${7*7} {{x}}', '77-x'],
    ['../../etc/passwd', 'etcpasswd'],
    ['%2e%2e', '2e2e'],
    ['new', 'new'],
  ])('turns %j into %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
    expect(isSlug(slug)).toBe(true);
  });

  test.each(['', '   ', '!?.,-', 'ゲームボーイ', '🎮', '---', '\0'])('stays empty for %j', (title) => {
    expect(slugify(title)).toBe('');
    expect(isSlug(slugify(title))).toBe(false);
  });

  test('keeps the length of a title above 200 characters, and isSlug rejects it', () => {
    expect(isSlug(slugify('a'.repeat(200)))).toBe(true);
    expect(slugify('a'.repeat(201))).toHaveLength(201);
    expect(isSlug(slugify('a'.repeat(201)))).toBe(false);
  });
});
