-- What the history takes, for those who read all of it.
create function public.revision_storage() returns table (bytes bigint, kept bigint)
language sql stable set search_path = '' as $$
  select pg_total_relation_size('public.revisions'), (select count(*) from public.revisions)
  where (select private.staff_role()) in ('editor', 'admin')
$$;
revoke execute on function public.revision_storage() from public, anon, authenticated, service_role;
grant execute on function public.revision_storage() to authenticated;
