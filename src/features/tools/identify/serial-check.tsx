import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { FactTable } from '@/ui/fact-table';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Field, fieldAttributes, fieldClass } from '@/ui/form/field';
import { models } from './identify-models';
import {
  developmentLetters,
  judgeSerial,
  recordedBeginnings,
  salesRegions,
  serialLetters,
  spCharacters,
  switchLetters,
  switchRegions,
  type SerialFinding,
} from './serial-number';
import { SourceNote } from './source-note';

const hint = 'As printed on the label, such as CW404567772. Capitals, spaces and hyphens make no difference.';

/** Checks a number on the device. The page neither sends it nor writes it into the address. */
export function SerialCheck() {
  const field = useRef<HTMLInputElement>(null);
  const [finding, setFinding] = useState<SerialFinding | null>(null);
  return (
    <section aria-labelledby="serial-check" className="mt-section">
      <h2 id="serial-check" className="text-title">
        Serial number check
      </h2>
      <p className="mt-3 max-w-prose text-pretty">
        Does the number on the label follow the known rules? The check runs on your device. We don’t send, keep or link
        to the number.
      </p>
      <noscript>
        <p className="mt-3">Please turn on JavaScript to check a number. The rules below work without it.</p>
      </noscript>
      {/* Before hydration, `method="dialog"` keeps the form and the number on the page. */}
      <form
        method="dialog"
        autoComplete="off"
        className="mt-5 max-w-prose"
        onSubmit={(event) => {
          event.preventDefault();
          setFinding(judgeSerial(field.current?.value ?? ''));
        }}
      >
        <Field id="serial" label="Serial number" hint={hint}>
          <div className="flex flex-wrap gap-3">
            <input
              {...fieldAttributes('serial', { hint })}
              ref={field}
              type="text"
              className={`${fieldClass} min-w-0 flex-1 font-mono`}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              onChange={() => setFinding(null)}
            />
            <Button type="submit">Check</Button>
          </div>
        </Field>
        <div role="status">{finding && <Finding {...finding} />}</div>
      </form>
      <SerialRules />
    </section>
  );
}

function Finding({ verdict, lines, model, also }: SerialFinding) {
  return (
    <div className="mt-4 rounded-card border-l-4 border-accent bg-sunken px-5 py-4">
      <p className="text-heading font-semibold">{verdict}</p>
      {lines.map((line) => (
        <p key={line} className="mt-1 text-pretty">
          {line}
        </p>
      ))}
      {[model, also].map(
        (slug) =>
          slug && (
            <p key={slug} className="mt-2">
              <Link to={paths.console(slug)} className="underline underline-offset-4 hover:text-accent">
                {`All about the ${models[slug].name}`}
              </Link>
            </p>
          ),
      )}
    </div>
  );
}

function SerialRules() {
  return (
    <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="serial-letters" className="min-w-0">
        <h3 id="serial-letters" className="text-heading">
          From the DSi to the New 3DS XL
        </h3>
        <FactTable
          caption="First letter of a serial number, from the DSi to the New 3DS XL"
          columns={['First letter', 'Console']}
          rows={Object.entries(serialLetters).map(([letter, slug]) => ({
            key: letter,
            head: letter,
            cells: [models[slug].name],
          }))}
        />
        <p className="mt-3 text-sm text-pretty">
          {`${Array.from(developmentLetters).join(', ')} are known for development units. The letter of the New 2DS XL isn’t confirmed.`}
        </p>
        <SourceNote confidence="high" sources={['serials']} className="mt-3" />
      </section>
      <section aria-labelledby="serial-regions" className="min-w-0">
        <h3 id="serial-regions" className="text-heading">
          The letters after it: where it was sold
        </h3>
        <FactTable
          caption="Letters after the first one: sales region and lock"
          columns={['Letters', 'Sales region and lock']}
          rows={salesRegions.map(({ letters, place, lock }) => ({
            key: place,
            head: letters.join(', '),
            cells: [`${place.charAt(0).toUpperCase()}${place.slice(1)}, ${lock}`],
          }))}
        />
        <SourceNote confidence="high" sources={['regions']} className="mt-3" />
      </section>
      <section aria-labelledby="serial-sum" className="min-w-0">
        <h3 id="serial-sum" className="text-heading">
          The nine digits
        </h3>
        <p className="mt-3 text-pretty">
          The last of the nine is a check digit. Add the 2nd, 4th, 6th and 8th digit and take that three times; add the
          1st, 3rd, 5th and 7th. The check digit takes the total up to the next multiple of ten.
        </p>
        <p className="mt-3 text-pretty">
          For CW404567772: 0 + 5 + 7 + 7 is 19, and three times that is 57. With 4 + 4 + 6 + 7, which is 21, it makes
          78. That needs 2 to reach 80, and the number ends in 2. Older versions of the source have a wrong formula that
          happens to fit this number.
        </p>
        <SourceNote confidence="high" sources={['serials']} className="mt-3" />
      </section>
      <section aria-labelledby="serial-switch" className="min-w-0">
        <h3 id="serial-switch" className="text-heading">
          Switch
        </h3>
        <FactTable
          caption="Beginning of the serial number of a Switch"
          columns={['Letters', 'What it means']}
          rows={[
            ...Object.entries(switchLetters).map(([letters, { text, code }]) => ({
              key: letters,
              head: letters,
              cells: [`${text}, ${code}`],
            })),
            ...Object.entries(switchRegions).map(([letter, place]) => ({
              key: letter,
              head: `${letter} as the third`,
              cells: [`for ${place}`],
            })),
            { key: 'F', head: 'F as the fourth', cells: ['a factory unit'] },
          ]}
        />
        <SourceNote confidence="high" sources={['switchModels', 'switchRegions']} className="mt-3" />
      </section>
      <section aria-labelledby="serial-recorded" className="min-w-0">
        <h3 id="serial-recorded" className="text-heading">
          From the Game Boy to the Micro
        </h3>
        <FactTable
          caption="First characters of recorded serial numbers"
          columns={['Console', 'Seen so far']}
          rows={recordedBeginnings.map(([slug, beginnings]) => ({
            key: slug,
            head: models[slug].name,
            cells: [beginnings.join(', ')],
          }))}
        />
        <p className="mt-3 text-sm text-pretty">
          The first two characters on 137 recorded consoles: what they have in common, and no complete list. Where the
          region is known, a second letter J, E, U or A fits it. A third letter can follow.
        </p>
        <p className="mt-3 text-sm text-pretty">
          {`XA and XJ begin numbers of the SP and of the Switch: with a third letter that the Switch has too, it could be either. Recorded numbers of the SP have ${spCharacters} characters, letters and digits together, so a longer one doesn’t fit them.`}
        </p>
        <SourceNote sources={['hardware']} className="mt-3" />
      </section>
    </div>
  );
}
