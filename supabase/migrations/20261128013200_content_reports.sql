-- The report of the content check, which is not content of the site: at most one row, the newest. A finding is an
-- object: kind, thing (post, console, link or site), id, title, detail and address.

create table public.content_reports (
  id smallint primary key default 1 check (id = 1),
  checked_at timestamptz not null default now(),
  -- The number of requested outside addresses.
  addresses integer not null check (addresses >= 0),
  findings jsonb not null check (jsonb_typeof(findings) = 'array' and length(findings::text) <= 2000000)
);

alter table public.content_reports enable row level security;
revoke all on public.content_reports from public, anon, authenticated, service_role;
grant select on public.content_reports to authenticated;
grant select, insert, update, delete on public.content_reports to service_role;

create policy "staff read the report" on public.content_reports for select to authenticated
  using ((select private.staff_role()) <> '');
