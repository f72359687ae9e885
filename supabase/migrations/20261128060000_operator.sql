-- Who answers for the site, and where a letter reaches them: public facts, as the law of many countries wants them.
-- Empty until an admin fills them in.

alter table public.site_settings
  add column operator text not null default '' check (length(operator) <= 200),
  add column "postalAddress" text not null default '' check (length("postalAddress") <= 500);

grant select (operator, "postalAddress") on public.site_settings to anon;
