import type { ConsoleChoice, FeaturedRow } from '@/data/console-of-month.admin';
import { Panel } from '@/ui/panel';
import { StatusBadge } from '@/ui/status-badge';
import { outsidePeriod, periodInWords } from './featured-period';

interface ConsoleOfMonthStatusProps {
  row: FeaturedRow | null;
  consoles: readonly ConsoleChoice[];
  /** YYYY-MM-DD */
  today: string;
}

/** What the home page shows now. */
export function ConsoleOfMonthStatus({ row, consoles, today }: ConsoleOfMonthStatusProps) {
  const name = consoles.find(({ id }) => id === row?.console_id)?.name ?? 'A console';
  const note = row && outsidePeriod(row, today);
  return (
    <Panel title="Current Status">
      <div className="space-y-2 text-sm">
        <StatusBadge on={row !== null}>{row ? 'Active' : 'Not Set'}</StatusBadge>
        <p>
          {row
            ? `${name} is featured ${periodInWords(row)}.`
            : 'No console is featured. The home page shows the Game Boy Micro meanwhile.'}
        </p>
        {note && <p className="text-muted">{note}</p>}
      </div>
    </Panel>
  );
}
