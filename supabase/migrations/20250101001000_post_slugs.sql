-- Old addresses of posts: a link to a post still leads there after its slug changed.

create table public.post_slugs (
  slug text primary key check (private.is_slug(slug)),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.post_slugs is 'addresses that a published post left; rows come from a trigger of blog_posts only';

create index post_slugs_post on public.post_slugs (post_id);

-- Whoever leaves an address last owns it, until a published post lives there. A draft
-- neither leaves an address nor takes one: nobody outside could have linked to it.
create function private.remember_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.published and (not new.published or new.slug <> old.slug) then
    insert into public.post_slugs (slug, post_id) values (old.slug, old.id)
      on conflict (slug) do update set post_id = excluded.post_id;
  end if;
  if new.published then
    delete from public.post_slugs where slug = new.slug;
  end if;
  return null;
end
$$;
revoke execute on function private.remember_slug() from public;

create trigger blog_posts_remember_slug after insert or update of slug, published on public.blog_posts
  for each row execute function private.remember_slug();

alter table public.post_slugs enable row level security;
revoke all on public.post_slugs from public, anon, authenticated, service_role;
grant select on public.post_slugs to anon, authenticated;
grant select, insert, update, delete on public.post_slugs to service_role;

create policy "visitors read old addresses of published posts" on public.post_slugs
  for select to anon
  using (exists (select from public.blog_posts where id = post_id and published));
create policy "everyone signed in reads old addresses of published posts, staff all" on public.post_slugs
  for select to authenticated
  using (
    (select private.staff_role()) <> ''
    or exists (select from public.blog_posts where id = post_id and published)
  );
