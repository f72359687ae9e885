import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { coloursOf, type Colours } from './find-palette';
import { GameScreen, originalColours, SceneArt } from './game-screen';
import { manualChoices, type ManualChoice } from './palette-data';
import { PaletteStrip, Swatch } from './palette-swatches';

interface PaletteResultProps {
  title: string;
  setup: number;
  /** Undefined for the automatic choice. */
  manual: ManualChoice | undefined;
  /** False until the buttons work. */
  ready: boolean;
  /** Receives '' for the automatic choice. */
  onManual: (key: string) => void;
}

export function PaletteResult({ title, setup, manual, ready, onManual }: PaletteResultProps) {
  const colours = coloursOf(setup);
  const name = manual ? `Set-up ${setup}, by ${manual.buttons}` : `Set-up ${setup}, the automatic choice`;
  return (
    <section aria-labelledby="palette-colours" className="mt-10">
      <h2 id="palette-colours" tabIndex={-1} className="mb-6 text-title">
        {`The colours of ${title.trimEnd()}`}
      </h2>
      <SceneArt />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0">
          <div className="grid grid-cols-2 gap-3 sm:gap-5">
            <figure>
              <GameScreen colours={colours} label={`A drawn game in the colours of set-up ${setup}`} />
              <figcaption className="mt-2 text-sm">
                <strong className="block">{name}</strong>
                <ConsoleLink slug="game-boy-color">Game Boy Color</ConsoleLink>
              </figcaption>
            </figure>
            <figure>
              <GameScreen colours={originalColours} label="The same game in four greens" />
              <figcaption className="mt-2 text-sm">
                <strong className="block">Four shades of green</strong>
                <ConsoleLink slug="game-boy">Game Boy</ConsoleLink>
              </figcaption>
            </figure>
          </div>
          <ColourTable setup={setup} colours={colours} />
        </div>
        <fieldset disabled={!ready} className="min-w-0 print:hidden">
          <legend className="text-heading font-display font-extrabold">Hold buttons while the logo shows</legend>
          <p className="mt-2 text-pretty text-muted">
            A direction, alone or with A or B, takes the place of the automatic choice.
          </p>
          <button
            type="button"
            aria-pressed={!manual}
            onClick={() => onManual('')}
            className={`mt-4 w-full ${choiceClass}`}
          >
            Automatic choice
          </button>
          <div className="mt-3 grid grid-cols-3 gap-3">
            {manualChoices.map((choice) => (
              <button
                key={choice.key}
                type="button"
                aria-pressed={choice === manual}
                onClick={() => onManual(choice.key)}
                className={choiceClass}
              >
                <span>{choice.buttons}</span> <span className="text-sm font-normal">{choice.name}</span>
                <PaletteStrip setup={choice.setup} part="background" decorative />
              </button>
            ))}
          </div>
        </fieldset>
      </div>
    </section>
  );
}

const choiceClass =
  'flex min-h-touch flex-col items-center justify-center gap-1 rounded-xl border border-control bg-surface px-2 py-2.5 font-semibold hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink disabled:cursor-not-allowed disabled:opacity-60';

function ConsoleLink({ slug, children }: { slug: string; children: string }) {
  return (
    <Link to={paths.console(slug)} className="underline decoration-control underline-offset-4 hover:text-accent">
      {children}
    </Link>
  );
}

const parts = [
  { part: 'background', label: 'Background' },
  { part: 'object0', label: 'Objects 0 (the cat)' },
  { part: 'object1', label: 'Objects 1 (the moth)' },
] as const;

/** Colour 0 of an object is transparent. */
function ColourTable({ setup, colours }: { setup: number; colours: Colours }) {
  const caption = `The colours of set-up ${setup}`;
  return (
    // With text of double size the table is wider than a phone.
    <div role="region" tabIndex={0} aria-label={caption} className="relative mt-8 overflow-x-auto">
      <table className="w-full min-w-80 table-fixed text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-control align-bottom text-label text-muted">
            <th scope="col" className="w-14 py-2 pr-2">
              Shade
            </th>
            {parts.map(({ part, label }) => (
              <th key={part} scope="col" className="py-2 pr-2 wrap-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3].map((shade) => (
            <tr key={shade} className="border-b border-line">
              <th scope="row" className="py-2 pr-2">
                {shade}
              </th>
              {parts.map(({ part }) => (
                <td key={part} className="py-2 pr-2">
                  <Shade colour={colours[part][shade] ?? ''} isSeen={part === 'background' || shade > 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Shade({ colour, isSeen }: { colour: string; isSeen: boolean }) {
  if (!isSeen) return <span className="text-muted">transparent</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-normal tabular-nums">
      <Swatch colour={colour} />
      <span>{colour}</span>
    </span>
  );
}
