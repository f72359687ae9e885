import type { ConsoleCard } from '@/data/consoles';
import { paths } from '@/lib/paths';
import { Link, useViewTransitionState } from 'react-router-dom';
import { Card } from '@/ui/card';
import { ConsolePicture } from './console-picture';

interface TimelineModelCardProps {
  console: ConsoleCard;
}

/** A model on the timeline page; the whole card leads to its page. */
export function TimelineModelCard({ console }: TimelineModelCardProps) {
  const to = paths.console(console.slug);
  const leaving = useViewTransitionState(to);
  return (
    <Card>
      <ConsolePicture console={console} alt="" className={`@2xl:px-[12%] ${leaving ? 'shown-picture' : ''}`} />
      <div className="space-y-1.5 p-5">
        <h3 className="text-heading">
          <Link to={to} viewTransition className="after:absolute after:inset-0 group-hover:text-accent">
            {console.name}
          </Link>
        </h3>
        <p className="text-pretty text-muted">{console.description}</p>
      </div>
    </Card>
  );
}
