import { expect, test } from 'vitest';
import { kindOf } from '@/features/consoles/evidence/source-kinds';

test.each([
  ['Manual', 'https://www.nintendo.com/manual', 'nintendo'],
  ['Interview', 'https://iwataasks.nintendo.com/interviews/ds/', 'nintendo'],
  ['Pan Docs', 'https://github.com/gbdev/pandocs', 'technical'],
  ['Anniversary', 'https://s.famitsu.com/news/202309/13316210.html', 'press'],
  ['Game Boy Color, Super Mario Wiki', 'https://mariowiki.com./Game_Boy_Color', 'wiki'],
  ['Nintendo DS, Wikipedia (copy)', 'https://copies.example/nintendo-ds', 'wiki'],
  ['Inferred from Pan Docs', 'https://github.com/gbdev/pandocs', 'inferred'],
  ['A blog', 'https://notnintendo.com/', 'fan'],
  ['A book', null, 'fan'],
])('%s at %s is a source of the kind %s', (title, url, kind) => {
  expect(kindOf({ title, url })).toBe(kind);
});
