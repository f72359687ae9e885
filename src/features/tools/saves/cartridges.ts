import { fold } from '@/lib/search-text';
import { recordedColorAdvance } from './recorded-color-advance';
import { recordedGameBoy } from './recorded-game-boy';
import { saveNotes, saveSources } from './save-facts';
import { softwareSaves } from './software-saves';
import { saveTypes, type CartridgeGroup } from './save-words';

export interface Cartridge extends Required<Pick<CartridgeGroup, 'platform' | 'save' | 'confidence'>> {
  /** Its first code. */
  id: string;
  title: string;
  /** As printed on the label; none where only software knows it. */
  codes: readonly string[];
  /** Of Advance games: the code inside. */
  headerCodes: readonly string[];
  headerTitle: string | undefined;
  /** Null where none is recorded. */
  cell: string | null;
  boards: readonly string[];
  /** The print on the save chip of one copy; null where none is recorded. */
  chip: string | null;
  /** None where only software knows it. */
  copies: number;
  source: string;
  /** Undefined where mGBA says nothing; only asked where no board is recorded. */
  mgba: string | undefined;
  notes: readonly number[];
  /** What a search looks through. */
  text: string;
}

const recordsUrl =
  'https://github.com/Gekkio/gb-hardware-db/blob/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges/';

/** Names that a record does not have, but people do. */
const otherNames: Readonly<Record<string, string>> = { 'AGB-AAMP-0': 'Castlevania: Circle of the Moon' };

/** Sorted by title, the same in the build and in every browser. */
const recorded: readonly Cartridge[] = [...recordedGameBoy, ...recordedColorAdvance]
  .flatMap((group) =>
    linesOf(group).map(([title = '', codeList = '', copy = '', boards = '', copies = '', chip = '-', headerTitle]) => {
      const codes = codeList.split(', ');
      const [id = ''] = codes;
      return cartridge(group, {
        ...{ id, title, codes, headerTitle, copies: Number(copies), confidence: group.confidence ?? 'high' },
        headerCodes: group.platform === 'gba' ? [...new Set(codes.map((code) => code.split('-')[1] ?? ''))] : [],
        boards: boards.split(', '),
        chip: chip === '-' ? null : chip,
        source: `${recordsUrl}${id}/${copy}/metadata.json`,
        mgba: undefined,
      });
    }),
  )
  .sort(byTitle);

const softwareOnly: readonly Cartridge[] = softwareSaves
  .flatMap((group) =>
    linesOf(group).map(([title = '', id = '', mgba]) =>
      cartridge(group, {
        ...{ id, title, codes: [], headerCodes: [id], headerTitle: undefined, boards: [], chip: null, copies: 0, mgba },
        ...{ source: saveSources.ezFlash.url, confidence: group.confidence ?? 'medium' },
      }),
    ),
  )
  .sort(byTitle);

/** Those that were opened, then those that only software knows. */
export const allCartridges: readonly Cartridge[] = [...recorded, ...softwareOnly];

function linesOf({ lines }: CartridgeGroup): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}

type OwnFields = Omit<Cartridge, 'platform' | 'save' | 'cell' | 'notes' | 'text'>;

function cartridge({ platform, save, cell }: CartridgeGroup, own: OwnFields): Cartridge {
  const { id, title, codes, headerCodes, headerTitle = '' } = own;
  const printed = codes.length > 0 ? codes : headerCodes.map((code) => `AGB-${code}`);
  const searched = [title, headerTitle, otherNames[id] ?? '', ...printed];
  return {
    ...own,
    ...{ platform, save, cell: cell ?? null },
    notes: saveNotes.flatMap((note, index) => (note.codes.includes(id) ? [index + 1] : [])),
    // Nothing that is searched for goes over a bar.
    text: searched.map(squeezed).join('|'),
  };
}

function byTitle(one: Cartridge, other: Cartridge): number {
  const key = ({ title, id }: Cartridge) => `${squeezed(title)} ${id}`;
  return key(one) < key(other) ? -1 : 1;
}

/** Letters and digits alone. */
function squeezed(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

export interface SaveChoice {
  q: string;
  platform: string;
  /** A key of `outcomes`. */
  outcome: string;
}

/** A code with what a label has after it, such as DMG-APAE-USA. */
const printedCode = /^((?:dmg|cgb|agb)[-\s]*[a-z0-9]{2,4})[-\s]+[a-z]{3}(?:[-\s]*\d)?$/i;

/** What has the whole text in a title or code, else in the print on its chip; else what has all of its words somewhere. */
export function findSaves({ q, platform, outcome }: SaveChoice): Cartridge[] {
  const fitting = allCartridges.filter(
    (each) =>
      (platform === '' || each.platform === platform) &&
      (outcome === '' || saveTypes[each.save].verdict.outcome === outcome),
  );
  const asked = q.trim().replace(printedCode, '$1');
  if (asked === '') return fitting;
  const words = asked.split(/\s+/).map(squeezed).filter(Boolean);
  if (words.length === 0) return [];
  const whole = words.join('');
  const tries = [
    ({ text }: Cartridge) => text.includes(whole),
    // A print has a number: the names in it, such as Japan or Sharp, are on many chips.
    ({ chip }: Cartridge) => chip !== null && /\d/.test(whole) && squeezed(chip).includes(whole),
    ({ text }: Cartridge) => words.every((word) => text.includes(word)),
  ];
  return tries.map((fits) => fitting.filter(fits)).find(({ length }) => length > 0) ?? [];
}

/** Is an opened cartridge recorded? */
export function isRecorded({ copies }: Cartridge): boolean {
  return copies > 0;
}
