import { PageHead } from '@/features/seo/page-head';
import { LoadFailed, PageTitle, Panel, StatusBadge } from '@/ui/admin-page';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  consoleChoices,
  rowOfToday,
  type ConsoleChoice,
  type FeaturedRow,
} from '@/data/consoles/console-of-month.admin';
import { dayOf } from '@/lib/dates';
import { SkeletonBlock } from '@/ui/skeletons';
import { ConsoleOfMonthForm } from '@/features/consoles/of-the-month/console-of-month-form';
import { ConsoleQueue } from '@/features/consoles/of-the-month/console-queue';
import { periodNote, periodInWords } from '@/features/consoles/of-the-month/featured-period';

export function ConsoleOfMonthScreen() {
  return (
    <>
      <PageHead title="Console of the Month" noindex />
      <PageTitle>Console of the Month</PageTitle>
      <ConsoleOfMonth />
    </>
  );
}

const meta = { failure: 'Failed to load data' };

function ConsoleOfMonth() {
  const consoles = useQuery({ ...consoleChoices(), meta });
  const row = useQuery({ ...rowOfToday(), meta });
  const [opened, setOpened] = useState(() => ({ times: 0, today: dayOf(new Date()) }));

  if (consoles.isLoadingError || row.isLoadingError) {
    const retry = () => [consoles, row].filter((read) => read.isLoadingError).map((read) => void read.refetch());
    return <LoadFailed onRetry={retry}>We couldn’t load the Console of the Month.</LoadFailed>;
  }
  if (consoles.isPending || row.isPending) {
    return <SkeletonBlock label="Loading the Console of the Month" className="h-96" />;
  }
  return (
    <div className="space-y-5">
      <ConsoleOfMonthForm
        key={opened.times}
        consoles={consoles.data}
        row={row.data?.featured ? row.data : null}
        today={opened.today}
        onRemoved={() => setOpened(({ times }) => ({ times: times + 1, today: dayOf(new Date()) }))}
      >
        <ConsoleOfMonthStatus row={row.data} consoles={consoles.data} today={opened.today} />
      </ConsoleOfMonthForm>
      <ConsoleQueue />
    </div>
  );
}

interface ConsoleOfMonthStatusProps {
  row: FeaturedRow | null;
  consoles: readonly ConsoleChoice[];
  /** YYYY-MM-DD */
  today: string;
}

function ConsoleOfMonthStatus({ row, consoles, today }: ConsoleOfMonthStatusProps) {
  const name = consoles.find(({ id }) => id === row?.console_id)?.name ?? 'A console';
  const note = row?.featured ? periodNote(row, today) : null;
  return (
    <Panel title="Current Status">
      <div className="space-y-2 text-sm">
        <StatusBadge on={row !== null}>{row ? 'Active' : 'Not Set'}</StatusBadge>
        <p>
          {row
            ? `${name} is ${row.featured ? 'featured' : 'on the home page by the queue,'} ${periodInWords(row)}.`
            : 'No console is featured, so the home page shows the Game Boy Micro.'}
        </p>
        {note && <p className="text-muted">{note}</p>}
      </div>
    </Panel>
  );
}
