import { describe, expect, test } from 'vitest';
import { allCartridges, findSaves, isRecorded, type Cartridge } from '@/features/tools/saves/cartridges';
import { SaveCard } from '@/features/tools/saves/save-card';
import { boardRules, saveLegend, saveNotes, saveSources, saveStatistics } from '@/features/tools/saves/save-facts';
import { SaveFinder } from '@/features/tools/saves/save-finder';
import { outcomes, platforms, saveTypes } from '@/features/tools/saves/save-words';
import { innerMarkup, markupOf, textIn, textsIn, valuesIn } from '../../support/markup';
import { platformWords, saveSurvival, softwareVerdictWords, verdictWords } from '../../support/save-records';

const { physical, tables, legend, statistics, disputed, sources } = saveSurvival;

const idOf = ({ id }: Cartridge) => id;
const notesOf = ({ notes }: Cartridge) => notes.map((number) => saveNotes[number - 1]?.text ?? 'no such note');
const byId = new Map(allCartridges.map((each) => [each.id, each]));
const titled = (part: string) => allCartridges.filter(({ title }) => title.includes(part));
const found = (q: string, filters = {}) =>
  findSaves({ q, platform: '', outcome: '', ...filters })
    .map(idOf)
    .sort();

describe('the records of the file', () => {
  test('appear once each, and nothing else appears', () => {
    expect(physical).toHaveLength(288);
    expect(tables).toHaveLength(49);
    expect(saveSurvival.count).toEqual({ physical: 288, tables: 49 });
    const ids = [...physical.map(({ codes }) => codes[0]), ...tables.map(({ headerGameCode }) => headerGameCode[0])];
    expect(allCartridges.map(idOf).sort()).toEqual(ids.sort());
    expect(new Set(ids).size).toBe(337);
  });

  test.each(physical.map((record) => [record.codes[0] ?? '', record] as const))(
    '%s has all fields of the opened cartridge',
    (id, record) => {
      const each = byId.get(id);
      if (!each) throw new Error(`There is no ${id}.`);
      expect({
        ...{ title: each.title, codes: each.codes, header: each.headerCodes, headerTitle: each.headerTitle },
        ...{ platform: platforms[each.platform], save: saveTypes[each.save].label, cell: each.cell },
        ...{ verdict: saveTypes[each.save].verdict.label, boards: each.boards, copies: each.copies },
        ...{ source: each.source, confidence: each.confidence, recorded: isRecorded(each), mgba: each.mgba },
        chip: each.chip,
      }).toEqual({
        ...{ title: record.title, codes: record.codes, header: record.headerGameCode ?? [] },
        // The header pads a title with spaces.
        headerTitle: record.headerTitle?.trimEnd(),
        ...{ platform: platformWords[record.platform], save: record.saveType, cell: record.battery },
        ...{ verdict: verdictWords[record.verdict], boards: record.boards, copies: record.copiesRecorded },
        ...{ source: record.source, confidence: record.confidence, recorded: true, mgba: undefined },
        chip: record.exampleSaveChip,
      });
    },
  );

  test.each(tables.map((record) => [record.headerGameCode[0] ?? '', record] as const))(
    '%s has all fields that software knows, and no field of an opened cartridge',
    (id, record) => {
      const each = byId.get(id);
      if (!each) throw new Error(`There is no ${id}.`);
      expect({
        ...{ title: each.title, header: each.headerCodes, platform: platforms[each.platform], cell: each.cell },
        ...{ save: saveTypes[each.save].label, verdict: saveTypes[each.save].verdict.label },
        ...{ source: each.source, confidence: each.confidence, mgba: each.mgba ?? null },
        ...{ recorded: isRecorded(each), codes: each.codes, boards: each.boards, chip: each.chip },
      }).toEqual({
        ...{ title: record.title, header: record.headerGameCode, platform: platformWords[record.platform] },
        ...{ cell: record.battery, save: record.saveType, verdict: softwareVerdictWords[record.verdict] },
        ...{ source: record.source, confidence: record.confidence, mgba: record.secondSource['mGBA override'] },
        ...{ recorded: false, codes: [], boards: [], chip: null },
      });
    },
  );

  test('keep the chip prints of the file', () => {
    expect(allCartridges.filter(({ chip }) => chip !== null)).toHaveLength(199);
  });

  test.each(tables.map(({ headerGameCode: [id = ''] }) => [id]))(
    '%s makes no claim about a missing battery, because software cannot see a battery',
    (id) => {
      const each = byId.get(id);
      expect(each && saveTypes[each.save].verdict.text).not.toMatch(/needs no battery|there’s none/);
    },
  );

  test('appear in the order of titles, opened cartridges first', () => {
    const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
    for (const opened of [true, false]) {
      const titles = allCartridges.filter((each) => isRecorded(each) === opened).map(({ title }) => letters(title));
      expect(titles).toEqual([...titles].sort());
    }
    expect(allCartridges.findIndex((each) => !isRecorded(each))).toBe(288);
  });
});

describe('the notes', () => {
  test('match the notes of the file', () => {
    const words: [file: RegExp, own: RegExp][] = [
      [/ferroelectric memory, which keeps its contents without power/, /SRAM.*FRAM.*ferroelectric.*without current/],
      [/One recorded copy carries a clock crystal/, /One recorded copy has a clock crystal/],
      [/three Bandai chips, clock and a cell/, /three Bandai chips, a clock and a battery/],
    ];
    for (const { codes, note } of physical) {
      const each = byId.get(codes[0] ?? '');
      const own = each ? notesOf(each).join() : '';
      for (const [inFile, here] of words) expect(here.test(own), codes[0]).toBe(inFile.test(note ?? ''));
    }
    expect(physical.filter(({ note }) => note !== undefined)).toHaveLength(18);
  });

  test('belong only to existing records', () => {
    const unknown = saveNotes.flatMap(({ codes }) => codes).filter((code) => !byId.has(code));
    expect(unknown).toEqual([]);
  });

  test.each([
    ['Nightmare in Dream Land', /lists by players.*recorded copies have FRAM; earlier copies may differ/],
    ['Zero Mission', /lists by players.*recorded copies have FRAM; earlier copies may differ/],
    ['Ham-Ham Heartbreak', /lists by players.*recorded copies have FRAM; earlier copies may differ/],
    ['Harmony of Dissonance', /lists by players.*no opened copy/],
    ['Metroid Fusion', /only some copies.*BS62LV256.*flat battery/],
    ['Medabots AX', /EEPROM.*Flash 64 KB/],
    ['NES Classics', /EEPROM.*SRAM/],
    ['Classic NES Series', /EEPROM.*SRAM/],
  ])('mark each record of %s as disputed', (part, words) => {
    const all = titled(part);
    expect(all.length).toBeGreaterThan(0);
    for (const each of all) expect(notesOf(each).join()).toMatch(words);
    expect(all.flatMap(notesOf).join()).toContain('Disputed');
  });

  test('dispute no other record', () => {
    const ids = saveNotes.filter(({ text }) => text.startsWith('Disputed')).flatMap(({ codes }) => codes);
    expect(new Set(ids).size).toBe(14);
    expect(disputed).toHaveLength(3);
  });

  test('cite the addresses of the disputes and all sources of the file', () => {
    const addresses = Object.values(saveSources).map(({ url }) => url);
    const inText = [...disputed, statistics.secondCount].flatMap((text) => text.match(/https?:[^)\s]+/g) ?? []);
    expect(inText).toHaveLength(3);
    const licence = 'https://creativecommons.org/licenses/by-sa/4.0/';
    expect(addresses.sort()).toEqual([...sources.map(({ url }) => url), ...inText, licence].sort());
    const [first] = sources;
    for (const words of ['gb-hardware-db', 'CC BY-SA 4.0', 'commit of 14 February 2026']) {
      expect(first?.title).toContain(words);
    }
  });
});

describe('the facts about types and boards', () => {
  test('match the types in the file, with sizes, months and numbers', () => {
    const inFile = Object.entries(legend);
    expect(saveLegend.map(({ types }) => types)).toEqual(inFile.map(([types]) => types.replace(' / ', ', ')));
    for (const [index, [types, text]] of inFile.entries()) {
      const own = saveLegend[index]?.text ?? '';
      for (const fact of text.match(/CR\d+|\d+|April|September|March|October|FRAM/g) ?? []) {
        expect(own, types).toContain(fact);
      }
    }
    const label = Object.values(saveTypes).map((type): string => type.label);
    expect([...new Set(label)].sort()).toEqual(
      [...new Set([...physical, ...tables].map(({ saveType }) => saveType))].sort(),
    );
  });

  test('match the boards in the file, and the parts of each board', () => {
    expect(boardRules.map(([board, parts]) => ({ board, parts }))).toEqual(saveSurvival.boardRules);
    expect(boardRules).toHaveLength(16);
  });

  test('match the statistics in the file, and the numbers add up', () => {
    const { codes, byType } = saveStatistics;
    expect(codes).toBe(statistics.gbaCodesInEzFlashTable);
    expect(Object.fromEntries(byType)).toEqual(statistics.byType);
    expect(byType.reduce((sum, [, count]) => sum + count, 0)).toBe(codes);
  });
});

describe('a search', () => {
  test.each([
    ['Pokémon Crystal Version', 'CGB-BYTE-0'],
    ['pokemoncrystalversion', 'CGB-BYTE-0'],
    ['POKEMON - CRYSTAL', 'CGB-BYTE-0'],
    ['f zero maximum', 'AGB-AFZP-0'],
    ['Mega Man Zero 3', 'BZ3E'],
    ['Kirby’s Dream Land 2', 'DMG-AKBE-0'],
    ['  kirbys  dream-land 2', 'DMG-AKBE-0'],
    ['Kirby’s Dream Land 2', 'DMG-AKBE-0'],
  ])('ignores case, spaces, hyphens and accents in %s', (q, id) => {
    expect(found(q)).toEqual([id]);
  });

  test.each([
    ['CGB-BYTE-1', ['CGB-BYTE-0']],
    ['cgbbyte', ['CGB-BYTE-0']],
    ['cgb byte usa', ['CGB-BYTE-0']],
    ['CGB-BYTE-USA', ['CGB-BYTE-0']],
    ['CGB-BYTE-USA-1', ['CGB-BYTE-0']],
    ['DMG-MEA-0', ['DMG-MEA-0']],
    ['AGB-AMTE-USA', ['AMTE']],
    ['amtp', ['AMTP']],
    ['A7KP', ['AGB-A7KE-0']],
    ['AAMP', ['AGB-AAMP-0']],
  ])('finds the code %s of a label or a header', (q, ids) => {
    expect(found(q)).toEqual(ids);
  });

  test('finds a header title', () => {
    expect(found('YOSSY NO PANEPON')).toEqual(['DMG-AYLJ-0']);
    expect(found('moguranya')).toEqual(['DMG-AMOE-0']);
  });

  test('finds a whole chip print, but no single word of a chip print', () => {
    expect(found('MB85R256 0305')).toEqual(['AGB-A2CP-0']);
    expect(found('mb85r256a')).toEqual(
      physical
        .filter(({ exampleSaveChip }) => exampleSaveChip?.includes('MB85R256A'))
        .map(({ codes }) => codes[0])
        .sort(),
    );
    expect(found('sanyo')).toEqual([]);
    expect(found('bond')).toEqual(['DMG-AW7E-0']);
  });

  test('finds a game by its popular name', () => {
    expect(found('circle of the moon')).toEqual(['AGB-AAMP-0']);
  });

  test('finds separate words when no record has the phrase', () => {
    expect(found("zelda link's awakening dx")).toEqual(['DMG-AZLF-0']);
    expect(found('The Legend of Zelda: Oracle of Ages')).toEqual(['CGB-AZ8P-0']);
  });

  test('ignores text that spans two fields', () => {
    expect(found('tetrisdmg')).toEqual([]);
  });

  test.each(['Chrono Trigger', 'DMG-ZZZZ-0', '???', '-', 'ポケモン'])('finds nothing for %s', (q) => {
    expect(found(q)).toEqual([]);
  });

  test('finds all cartridges for an empty text', () => {
    expect(found('  ')).toHaveLength(337);
  });

  test.each([...new Set([...physical, ...tables].map(({ platform }) => platform))])(
    'for the platform %s finds exactly its games',
    (platform) => {
      const [key = ''] = Object.entries(platforms).find(([, label]) => label === platformWords[platform]) ?? [];
      const count = [...physical, ...tables].filter((record) => record.platform === platform).length;
      expect(found('', { platform: key })).toHaveLength(count);
    },
  );

  test.each([
    ['lost', /lost/],
    ['clock', /clock stops/],
    ['stays', /^survives/],
    ['none', /^no save chip/],
    ['unsure', /look inside|special board/],
  ])('for the outcome %s finds exactly the records with its verdicts', (outcome, verdicts) => {
    const ids = [
      ...physical.filter(({ verdict }) => verdicts.test(verdict)).map(({ codes }) => codes[0]),
      ...tables.filter(({ verdict }) => verdicts.test(verdict)).map(({ headerGameCode }) => headerGameCode[0]),
    ];
    expect(outcomes).toHaveProperty(outcome);
    expect(found('', { outcome })).toEqual(ids.sort());
  });

  test('combines text and filters, and finds nothing for an unknown filter', () => {
    expect(found('tetris', { platform: 'gb', outcome: 'lost' })).toEqual(['DMG-ATRJ-0']);
    expect(found('', { platform: 'snes' })).toEqual([]);
    expect(found('', { outcome: 'maybe' })).toEqual([]);
  });
});

describe('the card of a cartridge', () => {
  function cardOf(id: string) {
    const cartridge = byId.get(id);
    if (!cartridge) throw new Error(`There is no ${id}.`);
    const markup = markupOf(SaveCard, { cartridge });
    const values = textsIn(markup, 'dd');
    const facts = Object.fromEntries(textsIn(markup, 'dt').map((name, index) => [name, values[index]]));
    return { markup, text: textIn(markup), facts };
  }

  const cellOf = (battery: string) =>
    `${battery}, which the board is built for. Read the print on your battery before you buy a new one.`;

  /** Maps a save type without a chip print to the place of its memory. */
  const chipless: Readonly<Record<string, string>> = {
    'RAM inside the MBC2 + battery': 'inside the MBC2',
    none: 'none',
  };

  test('shows exactly the recorded fields of each opened cartridge', () => {
    for (const record of physical) {
      const [id = ''] = record.codes;
      const { markup, text, facts } = cardOf(id);
      const { verdict } = saveTypes[byId.get(id)?.save ?? 'none'];
      const header = [...(record.headerGameCode ?? []), record.headerTitle?.trimEnd() ?? ''].filter(Boolean);
      const withoutCell = record.saveType === 'TAMA5 chip + RTC' ? 'there is one, its size is not recorded' : 'none';
      const withoutPrint = chipless[record.saveType] ?? 'no print recorded';
      expect(facts).toEqual({
        'Save type': record.saveType,
        Chip: record.exampleSaveChip ? `${record.exampleSaveChip}, as printed in a recorded copy` : withoutPrint,
        Battery: record.battery ? cellOf(record.battery) : withoutCell,
        Codes: record.codes.join(', '),
        ...(header.length > 0 && { 'In the header': header.join(', ') }),
        Boards: record.boards.join(', '),
        'Copies recorded': String(record.copiesRecorded),
        ...(record.confidence !== 'high' && { Confidence: record.confidence }),
        Source: `${id} in gb-hardware-db`,
      });
      expect(textsIn(markup, 'h3')).toEqual([record.title]);
      expect(text).toContain(platformWords[record.platform]);
      expect(text).toContain(`${verdictWords[record.verdict]}${verdict.text}`);
      expect(valuesIn(markup, 'a', 'href')[0]).toBe(record.source);
      expect(text).not.toContain('Known from software only');
    }
  });

  test('names no battery or chip of a cartridge known only from software, and says that nobody opened one', () => {
    for (const record of tables) {
      const [id = ''] = record.headerGameCode;
      const { markup, text, facts } = cardOf(id);
      const { verdict } = saveTypes[byId.get(id)?.save ?? 'none'];
      const mgba = record.secondSource['mGBA override'];
      const second = `; ${mgba} in ${saveSources.mgba.title}`;
      expect(facts).toEqual({
        'Save type': record.saveType,
        Chip: 'no print recorded',
        Battery: 'not recorded',
        'In the header': id,
        ...(record.confidence !== 'high' && { Confidence: record.confidence }),
        Source: `EZ-Flash Omega kernel: save type table${mgba ? second : ''}`,
      });
      expect(textsIn(markup, 'h3')).toEqual([record.title]);
      expect(text).toContain('Known from software only, no opened cartridge recorded');
      expect(text).toContain(`${softwareVerdictWords[record.verdict]}${verdict.text}`);
      // Only an opened board could prove that.
      expect(text).not.toMatch(/there’s none/);
    }
  });

  test.each([
    ['Legend of Zelda, The - Link’s Awakening DX', 'DMG-AZLF-0', 'Save lostThe save goes with the battery.'],
    ['Metroid Fusion', 'AMTE', 'Disputed: only some copies are said to have a battery.'],
    ['Tamagotchi', 'DMG-AOMJ-0', 'The database does not say what survives a flat battery.'],
    ['Megaman Zero 4', 'B4ZE', 'Save should stayThe save shouldn’t need a battery, but no board is recorded.'],
    ['WarioWare - Twisted!', 'RZWE', 'Save should stayThe save shouldn’t need a battery, but no board is recorded.'],
  ])('says of %s (%s): %s', (title, id, words) => {
    const { markup, text } = cardOf(id);
    expect(textsIn(markup, 'h3').join()).toContain(title);
    expect(text).toContain(words);
  });

  test.each([
    ['AMTE', { Battery: 'not recorded', 'In the header': 'AMTE', Confidence: 'medium' }],
    ['DMG-AMOE-0', { 'In the header': 'MOGURANYA' }],
    ['DMG-GOA-0', { Chip: 'inside the MBC2' }],
    ['DMG-AOMJ-0', { Chip: 'no print recorded', Confidence: 'low', Battery: 'there is one, its size is not recorded' }],
    ['DMG-AZLF-0', { Battery: cellOf('CR1616'), Boards: 'DMG-A02-01', 'Copies recorded': '7' }],
  ])('shows for %s the facts %j', (id, expected) => {
    expect(cardOf(id).facts).toMatchObject(expected);
  });

  test.each([
    ['Finding Nemo', { Chip: 'none' }],
    ['BPRE', { Battery: 'none', 'In the header': 'BPRE' }],
    ['azce', { Source: expect.stringMatching(/; SRAM in mGBA: save overrides/) as string }],
  ])('shows for the result of the search %s the facts %j', (q, expected) => {
    const [id = '', ...others] = found(q);
    expect(others).toEqual([]);
    expect(cardOf(id).facts).toMatchObject(expected);
  });
});

describe('the finder', () => {
  function finderFor(choice: { q?: string; platform?: string; outcome?: string }) {
    const act = () => undefined;
    const whole = { q: '', platform: '', outcome: '', ...choice };
    const markup = markupOf(SaveFinder, { choice: whole, onSearch: act, onChoose: act, onReset: act });
    return { markup, text: textIn(markup), status: textsIn(markup, 'p', 'role="status"').join() };
  }

  test.each([
    [{}, '288 cartridges recorded, 49 known from software only'],
    [{ q: 'link’s awakening dx' }, '1 cartridge recorded'],
    [{ q: 'amte' }, '1 known from software only'],
    [{ q: 'kirby' }, '12 cartridges recorded'],
    [{ q: 'Chrono Trigger' }, 'No cartridge found'],
  ])('says how many results %j has: %s', (choice, words) => {
    expect(finderFor(choice).status).toBe(words);
  });

  test('shows up to six results as cards, and more results as tables with notes', () => {
    const { platform, outcome } = { platform: 'gba', outcome: 'lost' };
    const lost = physical.filter((each) => each.platform === 'GBA' && each.battery && /lost/.test(each.verdict));
    const few = finderFor({ platform, outcome }).markup;
    expect(lost).toHaveLength(4);
    expect(textsIn(few, 'h3').sort()).toEqual(lost.map(({ title }) => title).sort());
    expect(innerMarkup(few, 'table')).toEqual([]);
    const many = finderFor({ q: 'kirby' }).markup;
    expect(innerMarkup(many, 'article')).toEqual([]);
    expect(textsIn(many, 'caption')).toEqual(['Recorded cartridges']);
    expect(textsIn(many, 'th', 'scope="row"')).toEqual([
      ...['Hoshi no Kirby', 'Hoshi no Kirby 2', 'Kirby - Nightmare in Dream Land', 'Kirby no Pinball'],
      ...['Kirby’s Block Ball', 'Kirby’s Dream Land', 'Kirby’s Dream Land 2', 'Kirby’s Pinball Land'],
      ...['Kirby’s Star Stacker', 'Kirby & The Amazing Mirror', 'Kirby - Tilt ’n’ Tumble', 'Korokoro Kirby'],
    ]);
    expect(innerMarkup(many, 'section', 'aria-labelledby="notes"').flatMap((part) => textsIn(part, 'li'))).toHaveLength(
      2,
    );
  });

  test.each([
    [{ q: 'Chrono Trigger' }, '“Chrono Trigger” isn’t recorded yet.'],
    [{ q: 'crystal', platform: 'gb' }, '“crystal” isn’t recorded among the cartridges of these filters.'],
    [{ platform: 'gbc', outcome: 'unsure' }, 'No cartridge fits these filters.'],
  ])('finds nothing for %j, and explains how to check a cartridge and where to report the result', (choice, words) => {
    const { markup, text } = finderFor(choice);
    expect(textsIn(markup, 'h2').join()).toContain('Not recorded');
    expect(text).toContain(`${words} The save may or may not be safe`);
    expect(text).toContain('until someone looks inside');
    expect(text).toContain('Look for a coin battery');
    expect(textsIn(markup, 'a', 'href="#boards"')).toEqual(['see which parts it means']);
    expect(textsIn(markup, 'a', 'href="/contact"')).toEqual(['Tell us about it']);
  });
});
