import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SearchBox } from '@/ui/search-box';
import { SelectBox } from '@/ui/select-box';
import { WholeListNote } from '@/ui/whole-list-note';
import { findSaves, isRecorded, type SaveChoice } from './cartridges';
import { SaveCard } from './save-card';
import { SaveTables } from './save-tables';
import { outcomes, platforms } from './save-words';

interface SaveFinderProps {
  choice: SaveChoice;
  onSearch: (text: string) => void;
  onChoose: (changes: Record<string, string>) => void;
  onReset: () => void;
}

/** The largest number of cartridges that the finder shows as cards. */
const mostCards = 6;

export function SaveFinder({ choice, onSearch, onChoose, onReset }: SaveFinderProps) {
  const found = findSaves(choice);
  const opened = found.filter(isRecorded).length;
  const counts = [
    opened > 0 && `${opened} ${opened === 1 ? 'cartridge' : 'cartridges'} recorded`,
    found.length > opened && `${found.length - opened} known from software only`,
  ];
  return (
    <>
      <SearchBox
        className="grid gap-3 md:grid-cols-[1fr_auto_auto] print:hidden"
        label="Title or code of a cartridge"
        placeholder="Title or code, such as DMG-APEE"
        value={choice.q}
        onSearch={onSearch}
      >
        <SelectBox
          label="Platform"
          name="platform"
          value={choice.platform}
          options={optionsOf('All platforms', platforms)}
          onSelect={(platform) => onChoose({ platform })}
        />
        <SelectBox
          label="With a flat battery"
          name="outcome"
          value={choice.outcome}
          options={optionsOf('All outcomes', outcomes)}
          onSelect={(outcome) => onChoose({ outcome })}
        />
      </SearchBox>
      <p role="status" className="mt-5 mb-6 font-semibold tabular-nums">
        {counts.filter(Boolean).join(', ') || 'No cartridge found'}
      </p>
      <WholeListNote
        keys={['q', 'platform', 'outcome']}
        text="Please turn on JavaScript to search and filter. The whole list is below."
      />
      {isNarrowed(choice) && results()}
    </>
  );

  function results() {
    if (found.length === 0) return <NothingFound choice={choice} onReset={onReset} />;
    if (found.length > mostCards) return <SaveTables cartridges={found} />;
    return (
      <section aria-labelledby="found">
        <h2 id="found" className="sr-only">
          Found
        </h2>
        <ul className="grid gap-6 lg:grid-cols-2">
          {found.map((cartridge) => (
            <li key={cartridge.id}>
              <SaveCard cartridge={cartridge} />
            </li>
          ))}
        </ul>
      </section>
    );
  }
}

export function isNarrowed({ q, platform, outcome }: SaveChoice): boolean {
  return [q.trim(), platform, outcome].some(Boolean);
}

function optionsOf(all: string, labels: Readonly<Record<string, string>>) {
  return [{ value: '', label: all }, ...Object.entries(labels).map(([value, label]) => ({ value, label }))];
}

function NothingFound({ choice, onReset }: Pick<SaveFinderProps, 'choice' | 'onReset'>) {
  const { q } = choice;
  const filtered = choice.platform !== '' || choice.outcome !== '';
  const among = filtered ? 'among the cartridges of these filters' : 'yet';
  return (
    <EmptyState
      title="Not recorded"
      action={
        <>
          <Button kind="quiet" onClick={onReset}>
            Show all cartridges
          </Button>
          <Link to={paths.contact} className={buttonClass('quiet')}>
            Tell us about it
          </Link>
        </>
      }
    >
      <p>{`${q.trim() ? `“${q}” isn’t recorded ${among}.` : 'No cartridge fits these filters.'} The save may or may not be safe: nobody knows what keeps it until someone looks inside.`}</p>
      <ul className="mt-4 list-disc space-y-2 pl-5 text-left">
        <li>
          Look for a coin battery. With one, the save or a clock depends on it. Without one, nothing can run flat.
        </li>
        <li>
          {'Read the print on the board, such as AGB-E06, and '}
          <a href="#boards" className="underline hover:text-accent">
            see which parts it means
          </a>
          .
        </li>
        <li>Tell us the title, the code on the label and the print on the board, and we can add it.</li>
      </ul>
    </EmptyState>
  );
}
