import { PostTable } from '@/features/blog/table/post-table';
import { PostTableFilters, type PostNarrowing } from '@/features/blog/table/post-table-filters';
import { PageHead } from '@/features/seo/page-head';
import { adminPaths } from '@/site/admin-paths';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { PageTitle } from '@/ui/admin-page';
import { SearchBox } from '@/ui/search-box';
import { useListAddress } from '@/ui/use-list-address';

export function PostTableScreen() {
  const address = useListAddress();
  const status = address.get('status');
  const narrowing: PostNarrowing = {
    search: address.get('q'),
    status: status === 'published' || status === 'draft' ? status : '',
    category: address.get('category'),
    author: address.get('author'),
  };
  const { search: listState } = useLocation();
  return (
    <>
      <PageHead title="Blog Posts" noindex />
      <PageTitle
        action={
          <Link to={adminPaths.newPost + listState} className={buttonClass()}>
            New Post
          </Link>
        }
      >
        Blog Posts
      </PageTitle>
      <div className="mb-4 space-y-3">
        <div className="flex max-w-md">
          <SearchBox
            label="Search posts"
            placeholder="Search by title, author or category..."
            value={narrowing.search}
            onSearch={(text) => address.refine({ q: text })}
          />
        </div>
        <PostTableFilters {...narrowing} onChoose={address.choose} />
      </div>
      <PostTable
        page={address.page}
        narrowing={narrowing}
        sort={address.get('sort')}
        onSort={(sort) => address.choose({ sort: sort === '-date' ? '' : sort })}
        hrefTo={address.hrefTo}
        onClear={() => address.choose({ q: '', status: '', category: '', author: '' })}
      />
    </>
  );
}
