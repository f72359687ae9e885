-- The authors that the post table can be filtered by: those of the posts that the caller reads.
create function public.post_authors() returns table (author text)
language sql stable security invoker rows 20
set search_path = ''
as $$
  select distinct post.author from public.blog_posts as post order by post.author
$$;
revoke execute on function public.post_authors() from public;
grant execute on function public.post_authors() to authenticated, service_role;
