import { ActivityList } from '@/features/revisions/activity-list';
import { PageHead } from '@/features/seo/page-head';
import { PageTitle } from '@/ui/admin-page';
import { useListAddress } from '@/ui/use-list-address';

export function ActivityScreen() {
  const address = useListAddress();
  return (
    <>
      <PageHead title="Activity" noindex />
      <PageTitle>Activity</PageTitle>
      <ActivityList
        person={address.get('person')}
        kind={address.get('kind')}
        show={address.get('show')}
        page={address.page}
        hrefTo={address.hrefTo}
        onChoose={address.choose}
        onReset={address.reset}
      />
    </>
  );
}
