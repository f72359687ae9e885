-- A draft link shows one draft to everybody with the link, until the link expires or staff revoke it. Deleting the row
-- of a link revokes the link.

-- A link ends in a random token. The browser sends the token's hash, and the row has the hash of that hash: neither a
-- log of requests nor a copy of this table opens a draft.
create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  created_by uuid default private.staff_id() references public.users (id) on delete cascade,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  key_hash text not null unique check (key_hash ~ '^[0-9a-f]{64}$'),
  -- The lifetime of the link, by the clock of the database: a browser's clock may be wrong.
  hours integer not null check (hours between 1 and 720),
  views integer not null default 0 check (views >= 0),
  last_viewed_at timestamptz
);
create index draft_links_post on public.draft_links (post_id);
create index draft_links_maker on public.draft_links (created_by);

-- Each post has at most twenty working links. A new link deletes the expired links. When a post gets two requests, the
-- lock makes the second wait for the first, so that both are counted.
create function private.limit_draft_links() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shared uuid;
begin
  for shared in select distinct post_id from added_rows order by 1
  loop
    perform pg_advisory_xact_lock(hashtext('public.draft_links: links of ' || shared));
    delete from public.draft_links where post_id = shared and created_at + make_interval(hours => hours) <= now();
    if (select count(*) from public.draft_links where post_id = shared) > 20 then
      raise exception 'one post may have 20 links at most' using errcode = '23514', hint = 'Revoke some of them.';
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.limit_draft_links() from public;

create trigger draft_links_limit after insert on public.draft_links referencing new table as added_rows
  for each statement execute function private.limit_draft_links();
create trigger draft_links_one_delete after delete on public.draft_links referencing old table as changed_rows
  for each statement execute function private.one_row_or_with_its_parent('post_id', 'blog_posts', 'id', 'created_by', 'users', 'id');

alter table public.draft_links enable row level security;
revoke all on public.draft_links from public, anon, authenticated, service_role;
grant select, delete on public.draft_links to authenticated;
-- A request cannot choose the creator, the creation time and the number of views.
grant insert (id, post_id, key_hash, hours) on public.draft_links to authenticated;
grant select, insert, update, delete on public.draft_links to service_role;

-- The policies of blog_posts decide who may change the post, and so who may use its links: contributors may change
-- their drafts, and editors may change any post.
create policy "who may change a post reads its draft links" on public.draft_links for select to authenticated
  using (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select private.staff_id()) and not post.published))
  );
create policy "who may change a post adds draft links to it" on public.draft_links for insert to authenticated
  with check (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select private.staff_id()) and not post.published))
  );
create policy "who may change a post revokes its draft links" on public.draft_links for delete to authenticated
  using (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select private.staff_id()) and not post.published))
  );

-- Returns the draft of a link. The result is empty for a link that never existed, has expired or is revoked; a caller
-- cannot tell these apart. The result is also empty when the account of the link's creator no longer works, or when the
-- policy of blog_posts no longer lets the creator read the post. Each result with a draft counts as a view. `slug` is
-- null until the post is public.
--
-- The time of an index lookup depends on the first characters of the hash. An attacker gains nothing: the index has
-- hashes of the sent hashes, and nobody can choose the stored hashes.
create function public.shared_draft(token_hash text default '')
returns table (
  title text, excerpt text, content text, image text, category text, category_name text, author text, date date,
  read_time text, slug text, works_until timestamptz
)
language sql volatile security definer rows 1
set search_path = ''
as $$
  with opened as (
    update public.draft_links as link
    set views = link.views + 1, last_viewed_at = now()
    from private.working_staff as maker, public.blog_posts as shown
    where link.key_hash = encode(sha256(convert_to(shared_draft.token_hash, 'UTF8')), 'hex')
      and link.created_at + make_interval(hours => link.hours) > now()
      and maker.id = link.created_by
      and shown.id = link.post_id
      and (maker.role in ('admin', 'editor') or (maker.role = 'contributor' and shown.created_by = maker.id))
    returning link.post_id, link.created_at + make_interval(hours => link.hours) as works_until
  )
  select post.title, post.excerpt, post.content, post.image, post.category, held.name, post.author, post.date,
    post.read_time, case when private.is_public(post.published, post.publish_at) then post.slug end, opened.works_until
  from opened
  join public.blog_posts as post on post.id = opened.post_id
  join public.blog_categories as held on held.slug = post.category
$$;
revoke execute on function public.shared_draft(text) from public, anon, authenticated, service_role;
grant execute on function public.shared_draft(text) to anon, authenticated, service_role;
