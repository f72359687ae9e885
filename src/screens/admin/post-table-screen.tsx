import { PostTable } from '@/features/blog/post-rows';
import { PageHead } from '@/features/seo/page-head';
import { adminPaths } from '@/lib/admin-paths';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { PageTitle } from '@/ui/admin-page';
import { SearchBox } from '@/ui/search-box';
import { useListAddress } from '@/ui/use-list-address';

export function PostTableScreen() {
  const address = useListAddress();
  const search = address.get('q');
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
      <div className="mb-4 flex max-w-md">
        <SearchBox
          label="Search posts"
          placeholder="Search by title, author or category..."
          value={search}
          onSearch={(text) => address.refine({ q: text })}
        />
      </div>
      <PostTable page={address.page} search={search} hrefTo={address.hrefTo} onClearSearch={address.reset} />
    </>
  );
}
