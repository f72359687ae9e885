import { outOfScope } from '@/data/consoles/scope';
import { blogPageSize, postPage } from '@/data/posts/posts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Pager } from '@/ui/pager';
import { SkeletonGrid } from '@/ui/skeletons';
import { CloseNote } from '@/ui/close-note';
import { PostGrid } from './post-grid';
import { PostMentions } from './post-mentions';
import { allCategories, categoryAt } from '@/data/posts/categories';
import { SearchBox } from '@/ui/search-box';
import { SelectBox } from '@/ui/select-box';

interface PostListProps {
  page: number;
  search: string;
  category: string;
  hrefTo: (page: number) => string;
  onReset: () => void;
}

export function PostList({ page, search, category, hrefTo, onReset }: PostListProps) {
  const posts = useQuery(postPage({ page, size: blogPageSize, search, category }));
  if (posts.isPending) return <SkeletonGrid count={6} label="Loading articles" />;
  if (posts.isLoadingError || posts.data.posts.length === 0) {
    return (
      <>
        {posts.data?.isPartial && <PartialSearch />}
        <EmptyState
          title="No Articles Found"
          action={
            <>
              {posts.isLoadingError && <Button onClick={() => void posts.refetch()}>Try again</Button>}
              <Button kind="quiet" onClick={onReset}>
                Reset Filters
              </Button>
            </>
          }
        >
          {posts.isLoadingError
            ? 'We couldn’t load the articles. Please try again.'
            : (outOfScope(search) ?? 'No articles match your search.')}
        </EmptyState>
        {posts.data?.mentions && <PostMentions search={search} mentions={posts.data.mentions} />}
      </>
    );
  }
  const { closeTo, mentions } = posts.data;
  // The pager shows the next page while it loads, so that quick presses advance.
  const shownPage = posts.isPlaceholderData ? page : posts.data.page;
  const pageCount = Math.ceil(posts.data.total / blogPageSize);
  return (
    <div aria-busy={posts.isPlaceholderData}>
      {posts.data.isPartial && <PartialSearch />}
      {closeTo && <CloseNote text={closeTo} note={outOfScope(closeTo)} />}
      <PostGrid posts={posts.data.posts} headingLevel={2} lead={page === 1 && !search && !category} />
      {pageCount > 1 && <Pager label="Article pages" page={shownPage} pageCount={pageCount} hrefTo={hrefTo} />}
      {mentions && <PostMentions search={search} mentions={mentions} />}
    </div>
  );
}

function PartialSearch() {
  return (
    <p role="status" className="mb-6 text-sm text-muted">
      We can’t reach our server right now, so this search only covers the newest articles.
    </p>
  );
}

interface PostFiltersProps {
  search: string;
  category: string;
  onSearch: (text: string) => void;
  onCategory: (slug: string) => void;
}

export function PostFilters({ search, category, onSearch, onCategory }: PostFiltersProps) {
  const categories = useQuery(allCategories());
  const all = categories.data ?? [];
  const options = all.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <SearchBox
      className="mb-8 flex flex-col gap-3 sm:flex-row"
      label="Search articles"
      placeholder="Search articles..."
      value={search}
      onSearch={onSearch}
    >
      <SelectBox
        label="Category"
        name="category"
        value={categoryAt(all, category)?.slug ?? category}
        options={[{ value: '', label: 'All Categories' }, ...options]}
        onSelect={onCategory}
      />
    </SearchBox>
  );
}
