import { Link } from 'react-router-dom';
import type { Console, ConsoleCard } from '@/data/consoles/consoles';
import { paths } from '@/site/paths';
import { buttonClass } from '@/ui/button';
import { SkeletonBlock } from '@/ui/skeletons';
import { CompareButton } from '@/features/consoles/compare/compare-button';
import { ConsolePicture } from '@/features/consoles/console-picture';
import {
  mainSpecs,
  SpecGrid,
  specValue,
  type Spec,
  type SpecKey,
  type SpecSource,
} from '@/features/consoles/console-specs';
import { eraLabel, eraTone } from '@/features/consoles/eras';

const shownWhenKnown: readonly [SpecKey, string][] = [
  ['dimensions', 'Dimensions'],
  ['weight', 'Weight'],
  ['games', 'Game Library'],
];

/** Returns the specs of the sheet. Unknown dimensions, weight and library are left out. */
export function allSpecs(source: SpecSource): Spec[] {
  const optional = shownWhenKnown.map(([key, label]) => ({ key, label, value: specValue(source, key) }));
  return [...mainSpecs(source), ...optional.filter(({ value }) => value !== '')];
}

interface ConsoleSheetProps {
  card: ConsoleCard;
  /** Undefined while it loads. */
  model?: Console;
}

export function ConsoleSheet({ card, model }: ConsoleSheetProps) {
  return (
    <article>
      <div className="grid gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <ConsolePicture
          model={card}
          alt={`Drawing of the ${card.name}`}
          eager
          className="shown-picture self-start rounded-plate sm:p-10 lg:sticky lg:top-24 print:static print:max-w-sm"
        />
        <div className="lg:py-4">
          <p className="flex flex-wrap items-center gap-3">
            <span className={`numerals rounded-lg px-3 text-4xl ${eraTone(card.color).badge}`}>{card.year}</span>
            <span className="text-label font-semibold text-muted">{eraLabel(card.color)}</span>
            <CompareButton model={card} />
          </p>
          <h1 dir="auto" className="mt-4 text-headline">
            {card.name}
          </h1>
          {model ? <Story model={model} /> : <SkeletonBlock label="Loading console" className="mt-6 h-[36rem]" />}
        </div>
      </div>
      {model && (
        <section
          aria-labelledby="specifications"
          className="mt-section grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_2fr] print:mt-6 print:block"
        >
          <h2 id="specifications" className="text-title print:mb-3">
            Technical Specifications
          </h2>
          <SpecGrid specs={allSpecs(model)} />
        </section>
      )}
      <div className="mt-10 flex flex-wrap gap-3 print:hidden">
        <Link to={paths.home} className={buttonClass('quiet')}>
          Back to Timeline
        </Link>
        <Link to={paths.blog} className={buttonClass()}>
          Read Related Articles
        </Link>
      </div>
    </article>
  );
}

function Story({ model }: { model: Console }) {
  return (
    <div className="mt-6 max-w-reading space-y-4 text-reading print:text-[11pt]">
      {model.full_description.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
