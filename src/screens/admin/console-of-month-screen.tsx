import { ConsoleOfMonth } from '@/features/consoles/console-of-month-panel';
import { PageHead } from '@/features/seo/page-head';
import { PageTitle } from '@/ui/admin-page';

export function ConsoleOfMonthScreen() {
  return (
    <>
      <PageHead title="Console of the Month" noindex />
      <PageTitle>Console of the Month</PageTitle>
      <ConsoleOfMonth />
    </>
  );
}
