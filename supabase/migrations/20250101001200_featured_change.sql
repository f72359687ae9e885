-- A change of the featured row clears nothing: it must not wait for the lock of
-- private.clear_other_featured() while it holds the row that whoever has the lock is about to clear.
drop trigger console_of_month_clear_others on public.console_of_month;

create trigger console_of_month_clear_others before insert on public.console_of_month
  for each row when (new.featured) execute function private.clear_other_featured();
create trigger console_of_month_clear_others_again before update of featured on public.console_of_month
  for each row when (new.featured and not old.featured) execute function private.clear_other_featured();
