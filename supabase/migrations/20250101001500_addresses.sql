-- An address leads where it seems to lead. Rows that are stored stay as they are: Postgres asks a CHECK
-- about a row when that is written, and the site shows no link and no picture that it refuses.

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
