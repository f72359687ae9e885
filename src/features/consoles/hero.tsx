import { paths } from '@/lib/paths';
import { Link } from '@/lib/router';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button';

/** A handful of models that show the family at a glance, oldest first. */
const family = ['game-boy', 'game-boy-advance', 'nintendo-ds-lite', 'nintendo-3ds', 'nintendo-switch'];

/** The top of the home page. */
export function Hero() {
  return (
    <div className="mx-auto max-w-page px-4 pt-32 pb-12 text-center sm:px-6">
      <Badge tone="bg-gameboy-panel text-gameboy">1989 - 2020</Badge>
      <h1 className="mx-auto mt-5 max-w-4xl text-5xl leading-tight sm:text-7xl">
        The handheld legacy, pocket by pocket
      </h1>
      <p className="mx-auto mt-5 max-w-2xl text-lg text-muted sm:text-xl">
        Three decades of consoles made to be carried: what was in them, what they changed, and how to keep them playing.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.timeline} className={buttonClass()}>
          Explore Timeline
        </Link>
        <Link to={paths.consoleOfMonth} className={buttonClass('quiet')}>
          Console of the Month
        </Link>
      </div>
      <ul aria-hidden="true" className="mt-12 grid grid-cols-3 items-end gap-4 sm:grid-cols-5">
        {family.map((slug, index) => (
          <li key={slug} className={index > 2 ? 'hidden sm:block' : ''}>
            <img src={`/images/consoles/${slug}.svg`} alt="" width={800} height={600} className="aspect-4/3 w-full" />
          </li>
        ))}
      </ul>
    </div>
  );
}
