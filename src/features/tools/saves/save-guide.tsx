import { Fragment, type ReactNode } from 'react';
import { FactTable } from '@/ui/fact-table';
import { SourceLink } from '@/ui/source-link';
import { formatNumber } from '@/lib/english';
import { boardRules, saveLegend, saveSources, saveStatistics, stepSources } from './save-facts';

const steps = [
  {
    title: 'Copy the save first',
    text: 'A flat or removed battery loses the save, so copy it off the cartridge before the battery comes out.',
  },
  {
    title: 'Open it and read the print on the battery',
    text: 'A Game Boy cartridge opens with a 3.8 mm security bit, an Advance cartridge with a tri-wing bit for its three-pointed screw. Read the battery or the print on the board before you buy a new one: CR1616 and CR2025 are on record, and our list has the size that each board is built for.',
  },
  {
    title: 'Have a battery with tabs soldered in',
    text: 'Soldered metal tabs hold the battery, and a new one that has tabs already is easier to fit. If it’s your first try, don’t make it on a valuable game: an owners’ forum advises against that.',
  },
  {
    title: 'Test it',
    text: 'The game starts even with a flat battery. Save, switch off and switch on again: is the save still there?',
  },
];

export function SaveGuide() {
  return (
    <>
      <Part id="what-to-do" title="What to do now">
        <p className="max-w-3xl text-pretty">
          If a battery keeps your save, a flat battery takes the save with it. These four steps are for cartridges that
          still have their save.
        </p>
        <ol className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t border-line pt-4">
              <h3 className="text-heading">{`${index + 1}. ${title}`}</h3>
              <p className="mt-1.5 text-pretty">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-5 text-sm text-pretty">
          {'Sources: '}
          {stepSources.map((source, index) => (
            <Fragment key={source.url}>
              {index > 0 && <span>{'; '}</span>}
              <SourceLink {...source} />
            </Fragment>
          ))}
        </p>
      </Part>
      <Part id="types" title="What keeps a save">
        <dl className="gap-x-10 md:columns-2">
          {saveLegend.map(({ types, text }) => (
            <div key={types} className="mb-5 break-inside-avoid">
              <dt className="font-semibold">{types}</dt>
              <dd className="mt-1 text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <div className="grid gap-x-14 lg:grid-cols-2">
        <Part id="boards" title="What the board tells">
          <FactTable
            caption="What the print on a board means"
            columns={['Print on the board', 'Parts']}
            rows={boardRules.map(([board, parts]) => ({ key: board, head: board, cells: [parts] }))}
          />
        </Part>
        <Statistics />
      </div>
    </>
  );
}

function Statistics() {
  const { codes, byType } = saveStatistics;
  return (
    <Part id="how-many" title="How many are at risk">
      <p className="text-pretty">
        {`Software expects SRAM in 19 per cent of ${formatNumber(codes)} Game Boy Advance codes, or in 25 per cent of those that save. Part of these have FRAM and need no battery.`}
      </p>
      <FactTable
        caption="Save types of Game Boy Advance codes"
        columns={['Save type by software', 'Codes']}
        rows={[...byType, ['all', codes] as const].map(([type, count]) => ({
          key: type,
          head: type,
          cells: [formatNumber(count)],
        }))}
      />
      <p className="mt-4 text-sm text-pretty">
        {'Our own count; codes that occur twice count once. Source: '}
        <SourceLink {...saveSources.ezFlash} />
        {'. A count of 2006 has 468 SRAM games among about 2,400. Source: '}
        <SourceLink {...saveSources.gbatemp} />
      </p>
    </Part>
  );
}

export function SaveCredits() {
  const { database, licence, mgba, ezFlash, gbatek, fujitsu } = saveSources;
  return (
    <Part id="sources" title="Sources and licence">
      <p className="max-w-3xl text-pretty">
        {'The records of opened cartridges are from '}
        <SourceLink {...database} />
        {', by Joonas Javanainen (Gekkio) and contributors, as of 14 February 2026. The data is under '}
        <SourceLink {...licence} />
        {'; we grouped and shortened it, and our list of it is under the same licence.'}
      </p>
      <ul className="mt-4 list-disc space-y-1.5 pl-5">
        {[ezFlash, mgba, gbatek, fujitsu].map((source) => (
          <li key={source.url}>
            <SourceLink {...source} isItem />
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-section">
      <h2 id={id} className="mb-4 text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
