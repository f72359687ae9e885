import type { ReactNode } from 'react';
import { useInBrowser } from '@/ui/hydration';
import { SearchBox } from '@/ui/search-box';
import { FinderSteps } from './finder-steps';
import {
  headerTitle,
  letterName,
  gameNames,
  findTitle,
  lettersOf,
  readTitle,
  titleLength,
  titlesLike,
} from './find-palette';
import { manualChoices } from './palette-data';
import { PaletteResult } from './palette-result';
import { TitleLink, TitleText } from './title-link';

interface PaletteFinderProps {
  /** The text of the address. Empty for the example. */
  title: string;
  /** The key of a manual choice. Empty for the automatic choice. */
  palette: string;
  /** 'other' for a game whose header does not name Nintendo. */
  publisher: string;
  /** 'spaces' for a title with spaces as padding. */
  fill: string;
  onTitle: (title: string) => void;
  onChoose: (changes: Record<string, string>) => void;
}

const example = 'POKEMON RED';

const examples = ['POKEMON RED', 'POKEMON BLUE', 'SUPER MARIOLAND', 'MOGURANYA', 'TETRIS'];

export function PaletteFinder({ title: typed, palette, publisher, fill, onTitle, onChoose }: PaletteFinderProps) {
  const native = useInBrowser(() => false, true);
  const own = headerTitle(typed);
  const isExample = own.trim() === '';
  const title = isExample ? example : own;
  const padding = fill === 'spaces' ? 0x20 : 0x00;
  const reading = readTitle(title, padding);
  const byNintendo = publisher !== 'other';
  const manual = manualChoices.find(({ key }) => key === palette);
  const setup = byNintendo ? reading.setup : 0;
  return (
    <>
      <div className="max-w-3xl print:hidden">
        <label htmlFor="palette-title" className="mb-1.5 block font-semibold">
          Title or game
        </label>
        <SearchBox
          id="palette-title"
          label="Title or game"
          name="title"
          list={native ? undefined : 'known-names'}
          placeholder={example}
          value={typed}
          onSearch={onTitle}
        />
        {/* Only the page's code uses the list. */}
        {!native && (
          <datalist id="known-names">
            {gameNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        <p className="mt-1.5 text-sm text-pretty text-muted">
          {`Up to ${titleLength} letters as the cartridge’s header has them, or a game of the table below. Small letters count as capitals.`}
        </p>
        <TitleLinks titles={examples}>Try</TitleLinks>
        <fieldset disabled={native} className="mt-3 flex min-w-0 flex-wrap gap-x-8 print:hidden">
          <legend className="sr-only">About the header</legend>
          <Option checked={byNintendo} onCheck={(checked) => onChoose({ publisher: checked ? '' : 'other' })}>
            The header names Nintendo as publisher
          </Option>
          <Option checked={padding === 0x20} onCheck={(checked) => onChoose({ fill: checked ? 'spaces' : '' })}>
            The title is padded with spaces
          </Option>
        </fieldset>
      </div>
      <div role="status" className="mt-6 max-w-3xl rounded-card bg-sunken px-5 py-4 text-pretty">
        {isExample && (
          <p className="text-sm text-muted">
            {typed === ''
              ? 'This is an example. Type a title to replace it.'
              : 'That leaves no letters, so here is an example.'}
          </p>
        )}
        <p className="text-lg">
          <TitleText title={title} />
          <span>{`: ${outcome()}`}</span>
        </p>
        {manual && <p>{`${manual.buttons} is held, so it gets set-up ${manual.setup} instead.`}</p>}
      </div>
      <TypedNotes typed={typed} />
      <PaletteResult
        title={title}
        setup={manual?.setup ?? setup}
        manual={manual}
        ready={!native}
        onManual={(key) => onChoose({ palette: key })}
      />
      <FinderSteps title={title} reading={reading} fill={padding} byNintendo={byNintendo} />
    </>
  );

  function outcome(): string {
    const { checksum, place, fourth, choices, entry } = reading;
    if (!byNintendo) return 'the header names another publisher, so it gets set-up 0 and nothing else is looked at.';
    if (place === null) return `its checksum $${checksum} isn’t in the list, so it gets set-up 0.`;
    if (entry === null)
      return `its checksum $${checksum} is in the list, its fourth letter isn’t, so it gets set-up 0.`;
    if (choices.length > 0)
      return `its checksum is $${checksum}; with ${letterName(fourth)} as fourth letter that’s entry ${entry}, set-up ${setup}.`;
    return `its checksum is $${checksum}, which is entry ${entry} with set-up ${setup}.`;
  }
}

/** Explains changes of the typed text: a known game's title, fewer characters, or a cut to the length of a title. */
function TypedNotes({ typed }: { typed: string }) {
  const match = findTitle(typed);
  const letters = lettersOf(typed);
  const isForeign = !match && Array.from(typed.normalize('NFC')).length > letters.length;
  const similar = match ? [] : titlesLike(typed).slice(0, 6);
  return (
    <div className="max-w-3xl">
      {match && match.title !== letters && (
        <p className="mt-3">
          <span>{`The header of ${match.games.join(', ') || 'this cartridge'} says `}</span>
          <TitleText title={match.title} />.
        </p>
      )}
      {isForeign && <p className="mt-3">We left out characters that a cartridge title can’t have.</p>}
      {!match && letters.length > titleLength && (
        <p className="mt-3">{`A title has ${titleLength} letters. The header holds nothing after them.`}</p>
      )}
      {similar.length > 0 && <TitleLinks titles={similar.map(({ title }) => title)}>Did you mean</TitleLinks>}
    </div>
  );
}

function TitleLinks({ titles, children }: { titles: readonly string[]; children: string }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 print:hidden">
      <span className="text-muted">{children}</span>
      {titles.map((title) => (
        <TitleLink key={title} title={title} preventScrollReset />
      ))}
    </p>
  );
}

interface OptionProps {
  checked: boolean;
  onCheck: (checked: boolean) => void;
  children: ReactNode;
}

function Option({ checked, onCheck, children }: OptionProps) {
  return (
    <label className="flex min-h-touch items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onCheck(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {children}
    </label>
  );
}
