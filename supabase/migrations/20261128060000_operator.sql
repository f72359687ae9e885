-- The operator of the site and their postal address: public facts, which the law of many countries requires. Both are
-- empty until an admin fills them in.

alter table public.site_settings
  add column operator text not null default '' check (length(operator) <= 200),
  add column "postalAddress" text not null default '' check (length("postalAddress") <= 500);

grant select (operator, "postalAddress") on public.site_settings to anon;
