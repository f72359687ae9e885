import type { ReactNode } from 'react';
import {
  hex,
  letterName,
  logoChecksums,
  readTitle,
  titleLength,
  titlesOf,
  type Fill,
  type Reading,
} from './find-palette';
import { checksums, firstShared } from './palette-data';

interface FinderStepsProps {
  title: string;
  reading: Reading;
  fill: Fill;
  byNintendo: boolean;
}

export function FinderSteps({ title, reading, fill, byNintendo }: FinderStepsProps) {
  return (
    <section aria-labelledby="palette-steps" className="mt-section">
      <h2 id="palette-steps" className="mb-6 text-title">
        How the console gets there
      </h2>
      <ol className="gap-x-14 lg:columns-2">
        <Step number={1} title="The kind of game">
          <p>
            {`The byte at $0143 is $${hex(reading.bytes[titleLength - 1] ?? fill)}. Its highest bit is 0, so the console goes on. Where it’s 1, the game is made for Game Boy Color, for it alone or for both consoles: it chooses its own colours, and nothing below happens.`}
          </p>
        </Step>
        <Step number={2} title="The publisher">
          {byNintendo ? (
            <p>The header names Nintendo, so the console goes on to the title.</p>
          ) : (
            <p>
              The header names another publisher. The console stops here and takes set-up 0, whatever the title says.
            </p>
          )}
        </Step>
        {byNintendo && <TitleSteps title={title} reading={reading} fill={fill} />}
      </ol>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="break-inside-avoid border-t border-line pt-4 pb-8">
      <h3 className="mb-2 text-heading">{`${number}. ${title}`}</h3>
      {children}
    </li>
  );
}

function TitleSteps({ title, reading, fill }: Omit<FinderStepsProps, 'byNintendo'>) {
  const { sum, checksum, place, choices, entry, setup } = reading;
  const isShared = choices.length > 0;
  return (
    <>
      <Step number={3} title="The letters as bytes">
        <p className="mb-3">{`The title’s ${titleLength} bytes, from $0134 to $0143 of the cartridge:`}</p>
        <Bytes reading={reading} used={title.length} />
      </Step>
      <Step number={4} title="The checksum">
        <p>{`Together they’re ${sum}, or $${hex(sum)}. The lowest 8 bits are the checksum: $${checksum}.`}</p>
        <Padding title={title} fill={fill} />
      </Step>
      <Step number={5} title={`The list of ${checksums.length}`}>
        <p>
          {place === null
            ? `$${checksum} isn’t in the list. The console takes entry 0, as for every title that it doesn’t know.`
            : isShared
              ? `$${checksum} is at place ${place}. From place ${firstShared} on, the fourth letter has a say.`
              : `$${checksum} is at place ${place}. Up to place ${firstShared - 1} the place is the entry.`}
        </p>
      </Step>
      {isShared && (
        <Step number={6} title="The fourth letter">
          <Letters reading={reading} />
        </Step>
      )}
      <Step number={isShared ? 7 : 6} title="Entry and set-up">
        <p>{`Entry ${entry ?? 0} names set-up ${setup}: three palettes of four colours.`}</p>
        {logoChecksums.includes(checksum) && (
          <p className="mt-2">
            {`With $${checksum} the console also puts the large logo of the original Game Boy into its tile map, as it does for X and The Chessmaster.`}
          </p>
        )}
      </Step>
    </>
  );
}

function Bytes({ reading, used }: { reading: Reading; used: number }) {
  const decides = reading.choices.length > 0;
  return (
    <ol aria-label={`The ${titleLength} bytes of the title`} className="grid max-w-xl grid-cols-8 gap-1">
      {reading.bytes.map((byte, index) => (
        <li
          key={index}
          className={`rounded-lg border bg-surface py-1.5 text-center ${decides && index === 3 ? 'border-2 border-accent' : 'border-line'} ${index < used ? '' : 'text-muted'}`}
        >
          <span className="block leading-6 font-semibold">
            <Letter byte={byte} />
          </span>
          <span className="block text-sm tabular-nums">{` $${hex(byte)}`}</span>
        </li>
      ))}
    </ol>
  );
}

function Letter({ byte }: { byte: number }) {
  if (byte > 0x20) return <span>{String.fromCharCode(byte)}</span>;
  return <span className="text-xs font-normal">{byte === 0x20 ? 'space' : 'none'}</span>;
}

/** Shows the result of the other way to fill the title. */
function Padding({ title, fill }: { title: string; fill: Fill }) {
  if (title.length >= titleLength) return null;
  const other = readTitle(title, fill === 0 ? 0x20 : 0);
  const how = fill === 0 ? 'spaces, $20' : 'zeros';
  const outcome = other.entry === null ? 'no entry' : `entry ${other.entry}`;
  return (
    <p className="mt-2 text-pretty">
      {`Unused bytes are normally 0. ${fill === 0 ? '' : 'Here they are spaces, which count. '}Padded with ${how}, the checksum would be $${other.checksum}: ${outcome}, set-up ${other.setup}.`}
    </p>
  );
}

/** Shows the three rows of letters at the place of the checksum. */
function Letters({ reading: { place, fourth, choices, entry } }: { reading: Reading }) {
  const at = (place ?? firstShared) - firstShared;
  const cell = 'py-2 pr-4 align-top';
  return (
    <>
      <p className="mb-3">
        {'The console compares it with three rows of letters, at the same place in each. This title has '}
        <strong>{letterName(fourth)}</strong>
        <span>{entry === null ? ', which no row has there: entry 0.' : `, so it’s entry ${entry}.`}</span>
      </p>
      <table className="w-full max-w-xl text-left text-sm">
        <caption className="sr-only">{`The letters for place ${place}`}</caption>
        <thead>
          <tr className="border-b border-control text-label text-muted">
            {['Row', 'Letter', 'Entry', 'Known title'].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map(({ row, letter, entry: choice }, index) => (
            <tr key={row} className={`border-b border-line ${choice === entry ? 'font-semibold' : ''}`}>
              <th scope="row" className={cell}>
                <span>{index + 1}</span>
                <span aria-hidden="true" className="ml-3 font-mono font-normal whitespace-pre text-muted max-sm:hidden">
                  <span>{row.slice(0, at)}</span>
                  <mark className="bg-accent text-accent-ink">{letter}</mark>
                  <span>{row.slice(at + 1)}</span>
                </span>
              </th>
              <td className={cell}>{letterName(letter)}</td>
              <td className={cell}>{choice === entry ? `${choice}, this one` : choice}</td>
              <td className={cell}>
                {titlesOf(choice)
                  .map(({ title }) => title)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
