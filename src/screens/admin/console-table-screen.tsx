import { Link } from 'react-router-dom';
import { usePermissions } from '@/auth/use-permissions';
import { ConsoleTable } from '@/features/consoles/table/console-table';
import { PageHead } from '@/features/seo/page-head';
import { adminPaths } from '@/site/admin-paths';
import { PageTitle } from '@/ui/admin-page';
import { buttonClass } from '@/ui/button';
import { SearchBox } from '@/ui/search-box';
import { useListAddress } from '@/ui/use-list-address';

export function ConsoleTableScreen() {
  const { reasonAgainst } = usePermissions();
  const address = useListAddress();
  const search = address.get('q');
  return (
    <>
      <PageHead title="Consoles" noindex />
      <PageTitle
        action={
          reasonAgainst('site:edit') === null && (
            <Link to={adminPaths.newConsole} className={buttonClass()}>
              New console
            </Link>
          )
        }
      >
        Consoles
      </PageTitle>
      <div className="mb-4 flex max-w-md">
        <SearchBox
          label="Search consoles"
          placeholder="Search by name or description..."
          value={search}
          onSearch={(text) => address.refine({ q: text })}
        />
      </div>
      <ConsoleTable
        page={address.page}
        search={search}
        sort={address.get('sort')}
        onSort={(sort) => address.choose({ sort: sort === 'year' ? '' : sort })}
        hrefTo={address.hrefTo}
        onClearSearch={() => address.choose({ q: '' })}
      />
    </>
  );
}
