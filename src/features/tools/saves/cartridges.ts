import { fold } from '@/lib/search-text';
import { recordedColorAdvance } from './recorded-color-advance';
import { recordedGameBoy } from './recorded-game-boy';
import { saveNotes, saveSources } from './save-facts';
import { softwareSaves } from './software-saves';
import { saveTypes, type CartridgeGroup } from './save-words';

export interface Cartridge extends Required<Pick<CartridgeGroup, 'platform' | 'save' | 'confidence'>> {
  /** The first code. */
  id: string;
  title: string;
  /** The codes on the label. Empty for a cartridge from software tables. */
  codes: readonly string[];
  /** The codes inside Advance games. */
  headerCodes: readonly string[];
  headerTitle: string | undefined;
  /** The battery. Null without a record. */
  cell: string | null;
  boards: readonly string[];
  /** The print on the save chip of one copy. Null without a record. */
  chip: string | null;
  /** Zero for a cartridge from software tables. */
  copies: number;
  source: string;
  /** The save type by mGBA. Undefined when mGBA has no type, or when a board is on record. */
  mgba: string | undefined;
  notes: readonly number[];
  /** The text for the search. */
  text: string;
}

const recordsUrl =
  'https://github.com/Gekkio/gb-hardware-db/blob/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges/';

/** Maps a code to a name that people use and the record lacks. */
const otherNames: Readonly<Record<string, string>> = { 'AGB-AAMP-0': 'Castlevania: Circle of the Moon' };

/** The recorded cartridges, sorted by title. The build and every browser have the same order. */
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

/** The recorded cartridges, then the cartridges from software tables. */
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
    // A bar separates the texts, so that no match spans two texts.
    text: searched.map(lettersAndDigits).join('|'),
  };
}

function byTitle(one: Cartridge, other: Cartridge): number {
  const key = ({ title, id }: Cartridge) => `${lettersAndDigits(title)} ${id}`;
  return key(one) < key(other) ? -1 : 1;
}

function lettersAndDigits(text: string): string {
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

/** A code with the suffix of a label, such as DMG-APAE-USA. */
const printedCode = /^((?:dmg|cgb|agb)[-\s]*[a-z0-9]{2,4})[-\s]+[a-z]{3}(?:[-\s]*\d)?$/i;

/** Finds the whole text in titles and codes. Without a match it searches the chip prints, and then each word alone. */
export function findSaves({ q, platform, outcome }: SaveChoice): Cartridge[] {
  const fitting = allCartridges.filter(
    (each) =>
      (platform === '' || each.platform === platform) &&
      (outcome === '' || saveTypes[each.save].verdict.outcome === outcome),
  );
  const query = q.trim().replace(printedCode, '$1');
  if (query === '') return fitting;
  const words = query.split(/\s+/).map(lettersAndDigits).filter(Boolean);
  if (words.length === 0) return [];
  const whole = words.join('');
  const tries = [
    ({ text }: Cartridge) => text.includes(whole),
    // A search of prints needs a digit, because names such as Japan or Sharp are on many chips.
    ({ chip }: Cartridge) => chip !== null && /\d/.test(whole) && lettersAndDigits(chip).includes(whole),
    ({ text }: Cartridge) => words.every((word) => text.includes(word)),
  ];
  return tries.map((fits) => fitting.filter(fits)).find(({ length }) => length > 0) ?? [];
}

/** Says whether an opened cartridge is recorded. */
export function isRecorded({ copies }: Cartridge): boolean {
  return copies > 0;
}
