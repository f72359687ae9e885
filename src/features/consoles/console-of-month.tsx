import { useState } from 'react';
import { consoleChoices, featuredRow } from '@/data/console-of-month.admin';
import { dayOf } from '@/lib/dates';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/ui/load-failed';
import { SkeletonBlock } from '@/ui/skeleton-block';
import { ConsoleOfMonthForm } from './console-of-month-form';
import { ConsoleOfMonthStatus } from './console-of-month-status';

const meta = { failure: 'Failed to load data' };

/** The Console of the Month as staff set it. */
export function ConsoleOfMonth() {
  const consoles = useQuery({ ...consoleChoices(), meta });
  const row = useQuery({ ...featuredRow(), meta });
  const [opened, setOpened] = useState(() => ({ times: 0, today: dayOf(new Date()) }));

  if (consoles.isLoadingError || row.isLoadingError) {
    const retry = () => [consoles, row].filter((read) => read.isLoadingError).map((read) => void read.refetch());
    return <LoadFailed onRetry={retry}>The Console of the Month could not be loaded.</LoadFailed>;
  }
  if (consoles.isPending || row.isPending) {
    return <SkeletonBlock label="Loading the Console of the Month" className="h-96" />;
  }
  return (
    <ConsoleOfMonthForm
      key={opened.times}
      consoles={consoles.data}
      row={row.data}
      today={opened.today}
      onRemoved={() => setOpened(({ times }) => ({ times: times + 1, today: dayOf(new Date()) }))}
    >
      <ConsoleOfMonthStatus row={row.data} consoles={consoles.data} today={opened.today} />
    </ConsoleOfMonthForm>
  );
}
