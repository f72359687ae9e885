-- The queue of the Console of the Month: rows that are not featured take their turn by their dates. A day is that of UTC,
-- whatever the zone of whoever asks.

-- The page shows when each was.
grant select (start_date, end_date) on public.console_of_month to anon;

-- What has begun is no secret any more; what is to come is.
alter policy "visitors read the featured console" on public.console_of_month
  using (featured or start_date <= (now() at time zone 'utc')::date);
alter policy "everyone signed in reads the featured console, editors all" on public.console_of_month
  using (
    featured
    or start_date <= (now() at time zone 'utc')::date
    or (select private.staff_role()) in ('editor', 'admin')
  );

-- At most one row: the featured one, else the queued one whose dates cover today. Of several, the one that began last.
create view public.console_of_today with (security_invoker = true) as
  select id, console_id, start_date, end_date, featured
  from public.console_of_month
  where featured or (now() at time zone 'utc')::date between start_date and end_date
  order by featured desc, start_date desc, id desc
  limit 1;

create view public.past_consoles_of_month with (security_invoker = true) as
  select id, console_id, start_date, end_date
  from public.console_of_month
  where not featured and end_date < (now() at time zone 'utc')::date;

revoke all on public.console_of_today, public.past_consoles_of_month from public, anon, authenticated, service_role;
grant select (id, console_id, start_date, end_date, featured) on public.console_of_today to anon;
grant select (id, console_id, start_date, end_date) on public.past_consoles_of_month to anon;
grant select on public.console_of_today, public.past_consoles_of_month to authenticated, service_role;
