-- An address leads where it seems to lead. Rows that are stored stay as they are, and the site shows no link
-- and no picture that it refuses; but Postgres asks a CHECK about the whole row whenever some of it is
-- written, so the rows that are named at the end should be mended soon.

-- No character that cannot be seen, and none that turns the direction of the text around it: controls,
-- spaces of any kind, format characters, letters that look blank, variation selectors. By their numbers:
-- Postgres and browsers know different versions of Unicode, and the verdicts of src/lib/text-rules.ts are the same.
create function private.is_visible(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value !~ (
    '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680'
    '\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0'
    '\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
    '\U000e0000-\U000e0fff]'
  )
$$;

-- A name in front of an @ would look like the site that the address leads to.
create or replace function private.is_http_url(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 2048 and private.is_visible(value) and value ~* '^https?://[^\\/?#@]+([/?#][^\\]*)?$'
$$;

-- A segment of dots would go when the address is resolved, and what is left could begin with '//',
-- which is the address of another site.
create function private.is_site_path(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 2048 and private.is_visible(value)
    and value ~ '^/([^\\/][^\\]*)?$' and value !~* '^[^?#]*/(\.|%2e){1,2}([/?#]|$)'
$$;

create or replace function private.is_image_source(value text) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_http_url(value) or private.is_site_path(value)
$$;

create or replace function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 254 and private.is_visible(value) and value ~ '^[^@]+@[^@]+$'
$$;

revoke execute on function private.is_visible(text), private.is_site_path(text) from public;
grant execute on function private.is_visible(text), private.is_site_path(text) to authenticated, service_role;

do $$
declare
  stale record;
begin
  for stale in
    select 'blog_posts.image' as place, id::text from public.blog_posts where not private.is_image_source(image)
    union all select 'consoles.image', id::text from public.consoles where not private.is_image_source(image)
    union all select 'links.url', id::text from public.links where not private.is_http_url(url)
    union all select 'links.image', id::text from public.links where not private.is_image_source(image)
    union all select 'social_media_links.url', id::text from public.social_media_links where not private.is_http_url(url)
    union all select 'users.email', id::text from public.users where not private.is_email(email)
    union all select 'site_settings.contactEmail', id::text from public.site_settings
      where not private.is_email("contactEmail")
    union all select 'site_settings.ogImage', id::text from public.site_settings
      where not private.is_image_source("ogImage")
  loop
    raise warning '% of the row % is an address that is refused now: please mend it', stale.place, stale.id;
  end loop;
end
$$;
