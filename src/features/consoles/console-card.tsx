import type { ConsoleCard as ConsoleCardData } from '@/data/consoles';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/router';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { ConsolePicture } from './console-picture';
import { eraTone } from './eras';

interface ConsoleCardProps {
  console: ConsoleCardData;
}

/** A console in the catalogue; the whole card leads to it. */
export function ConsoleCard({ console }: ConsoleCardProps) {
  return (
    <Card>
      <ConsolePicture console={console} alt="" />
      <div className="flex grow flex-col gap-2 p-5">
        <div>
          <Badge tone={eraTone(console.color).badge}>{console.year}</Badge>
        </div>
        <h2 className="text-xl">
          <Link to={paths.console(console.slug)} className="after:absolute after:inset-0 group-hover:text-accent">
            {console.name}
          </Link>
        </h2>
        <p className="text-muted">{console.description}</p>
      </div>
    </Card>
  );
}
