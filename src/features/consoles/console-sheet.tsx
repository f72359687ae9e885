import type { Console } from '@/data/consoles';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/router';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button';
import { ConsolePicture } from './console-picture';
import { allSpecs } from './console-specs';
import { eraTone } from './eras';
import { SpecGrid } from './spec-grid';

interface ConsoleSheetProps {
  console: Console;
}

/** Everything about one console. */
export function ConsoleSheet({ console }: ConsoleSheetProps) {
  return (
    <article>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
        <div className="self-start overflow-hidden rounded-3xl border border-line">
          <ConsolePicture console={console} alt={`Drawing of the ${console.name}`} eager />
        </div>
        <div>
          <Badge tone={eraTone(console.color).badge}>{console.year}</Badge>
          <h1 className="mt-3 text-4xl sm:text-5xl">{console.name}</h1>
          <div className="mt-6 space-y-4 text-lg leading-relaxed">
            {console.full_description.split(/\n\s*\n/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <section aria-labelledby="specifications" className="mt-14">
        <h2 id="specifications" className="mb-6 text-3xl">
          Technical Specifications
        </h2>
        <SpecGrid specs={allSpecs(console)} />
      </section>
      <div className="mt-10 flex flex-wrap gap-3">
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
