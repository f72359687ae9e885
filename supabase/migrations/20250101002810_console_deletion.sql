-- What goes with a console that is deleted: the months in which it was the Console of the Month. One that is featured now
-- stays until another takes its place: the foreign key refuses.

create function private.forget_past_months() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.console_of_month where console_id = old.id and not featured;
  return old;
end
$$;
revoke execute on function private.forget_past_months() from public;

create trigger consoles_forget_past_months before delete on public.consoles
  for each row execute function private.forget_past_months();

-- As private.one_row_per_request, but those that lose the predecessor or successor that is deleted may be many: the rows
-- count whose neighbours are still there.
create function private.one_console_or_its_neighbours() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and (
    select count(*) from changed_rows as changed
    where not exists (
      select from unnest(array[changed.predecessor_id, changed.successor_id]) as neighbour (id)
      where neighbour.id is not null
        and not exists (select from public.consoles as console where console.id = neighbour.id)
    )
  ) > 1 then
    raise exception 'one request may change one row only' using errcode = '42501';
  end if;
  return null;
end
$$;
revoke execute on function private.one_console_or_its_neighbours() from public;

drop trigger consoles_one_update on public.consoles;
create trigger consoles_one_update after update on public.consoles referencing old table as changed_rows
  for each statement execute function private.one_console_or_its_neighbours();
