import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const shared = {
  title: v.string(),
  platform: v.string(),
  saveType: v.string(),
  verdict: v.string(),
  battery: v.nullable(v.string()),
  source: v.string(),
  confidence: v.string(),
};

const file = v.object({
  saveSurvival: v.object({
    legend: v.record(v.string(), v.string()),
    boardRules: v.array(v.object({ board: v.string(), parts: v.string() })),
    statistics: v.object({
      gbaCodesInEzFlashTable: v.number(),
      byType: v.record(v.string(), v.number()),
      note: v.string(),
      secondCount: v.string(),
    }),
    disputed: v.array(v.string()),
    count: v.object({ physical: v.number(), tables: v.number() }),
    physical: v.array(
      v.object({
        ...shared,
        codes: v.array(v.string()),
        headerGameCode: v.nullable(v.array(v.string())),
        headerTitle: v.optional(v.string()),
        boards: v.array(v.string()),
        exampleSaveChip: v.nullable(v.string()),
        copiesRecorded: v.number(),
        note: v.optional(v.string()),
      }),
    ),
    tables: v.array(
      v.object({
        ...shared,
        headerGameCode: v.array(v.string()),
        secondSource: v.object({ 'mGBA override': v.nullable(v.string()), 'EZ-Flash table': v.nullable(v.string()) }),
      }),
    ),
    sources: v.array(v.object({ title: v.string(), url: v.string() })),
  }),
});

const text = readFileSync(path.join(import.meta.dirname, '../unit/features/tools.json'), 'utf8');

/** The research behind the site's list of saves. */
export const { saveSurvival } = v.parse(file, JSON.parse(text));

/** Maps a verdict of the file to the words of the site. */
export const verdictWords: Readonly<Record<string, string>> = {
  'lost when the cell dies': 'Save lost',
  'save and clock lost when the cell dies': 'Save and clock lost',
  'SRAM part lost when the cell dies': 'SRAM part lost',
  'save survives, clock stops': 'Save stays, clock stops',
  'survives without battery': 'Save stays',
  'no save chip': 'No save chip',
  'no save chip expected': 'No save chip expected',
  'look inside: with a round cell the save dies with it, with an FRAM chip (MB85R256) it does not': 'Look inside',
  'special board, see note': 'Not documented',
};

/** Maps a verdict of software alone to the words of the site. Software cannot see a battery cell. */
export const softwareVerdictWords: Readonly<Record<string, string>> = {
  ...verdictWords,
  'survives without battery': 'Save should stay',
};

/** Maps a platform of the file to the words of the site. */
export const platformWords: Readonly<Record<string, string>> = {
  GB: 'Game Boy',
  'GB/GBC dual': 'Game Boy and Color',
  GBC: 'Game Boy Color',
  GBA: 'Game Boy Advance',
};
