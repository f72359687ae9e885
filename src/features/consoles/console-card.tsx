import type { ConsoleCard as ConsoleCardData } from '@/data/consoles';
import { paths } from '@/lib/paths';
import { Link, useViewTransitionState } from 'react-router-dom';
import { Card } from '@/ui/card';
import { ConsolePicture } from './console-picture';
import { eraTone } from './eras';

interface ConsoleCardProps {
  console: ConsoleCardData;
  /** True for the one whose picture a visitor sees first. */
  first?: boolean;
}

/** A console in the catalogue; the whole card leads to it. */
export function ConsoleCard({ console, first = false }: ConsoleCardProps) {
  const to = paths.console(console.slug);
  const leaving = useViewTransitionState(to);
  return (
    <Card>
      <ConsolePicture console={console} eager={first} alt="" className={leaving ? 'shown-picture' : ''} />
      <div className="flex grow flex-col gap-1.5 p-5">
        <p className={`numerals text-3xl leading-none ${eraTone(console.color).text}`}>{console.year}</p>
        <h2 className="text-heading">
          <Link to={to} viewTransition className="after:absolute after:inset-0 group-hover:text-accent">
            {console.name}
          </Link>
        </h2>
        <p className="text-muted">{console.description}</p>
      </div>
    </Card>
  );
}
