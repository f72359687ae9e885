-- The staff's list of posts searches title, author and category, the public's title,
-- excerpt and author: each has one column of its own, because one ilike reads one column.

alter table public.blog_posts add column
  staff_search text not null generated always as (title || E'\n' || author || E'\n' || category) stored;
