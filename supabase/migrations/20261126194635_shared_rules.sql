-- The rules that all tables share: a schema outside the API, formats of texts and addresses, triggers, and time limits
-- of requests. The triggers apply regardless of grants.
--
-- A hosted project may grant new tables and functions of `public` to the roles of the API. So each migration first
-- revokes everything from these roles, then grants by name.

create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- The checks of addresses make sure that an address leads where it seems to lead. src/lib/safe-url.ts gives the same
-- verdicts.

-- Rejects controls, spaces, invisible characters, and characters that turn the direction of the text. The pattern names
-- these characters by number, because Postgres and browsers have different versions of Unicode (src/lib/text-rules.ts).
create function private.is_visible(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value !~ (
    '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680'
    '\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0'
    '\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
    '\U000e0000-\U000e0fff]'
  )
$$;

-- An address must not have a name before an @, because the name could look like the site of the address.
create function private.is_http_url(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 2048 and private.is_visible(value) and value ~* '^https?://[^\\/?#@]+([/?#][^\\]*)?$'
$$;

-- A path must not have segments of dots: the browser resolves the dots, and the rest could begin with '//', the address
-- of another site. An encoded slash, backslash, ?, # or control character would make another path when a program
-- decodes the address.
create function private.is_site_path(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 2048 and private.is_visible(value)
    and value ~ '^/([^\\/][^\\]*)?$' and value !~* '^[^?#]*/(\.|%2e){1,2}([/?#]|$)'
    and value !~* '^[^?#]*%(2f|5c|3f|23|[01][0-9a-f]|7f)'
$$;

create function private.is_image_source(value text) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_http_url(value) or private.is_site_path(value)
$$;

create function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 254 and private.is_visible(value) and value ~ '^[^@]+@[^@]+$'
$$;

create function private.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) between 1 and 200 and value ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'
$$;

-- Accepts up to 1,000 slugs.
create function private.is_slug_list(value text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(value) <= 1000
    and coalesce((select bool_and(item is not null and private.is_slug(item)) from unnest(value) as item), true)
$$;

-- Accepts one to twenty short texts.
create function private.is_text_list(value text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(value) between 1 and 20
    and (select bool_and(item is not null and length(item) between 1 and 100) from unnest(value) as item)
$$;

-- Accepts a day, month or year, as precise as the date is known: 2003-03-23, 2003-03 or 2003.
create function private.is_partial_date(value text) returns boolean
language sql immutable strict set search_path = '' as $$
  select case
    when value ~ '^[12][0-9]{3}(-(0[1-9]|1[0-2]))?$' then true
    when value ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then
      right(value, 2)::integer <= extract(day from
        make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, 1) + interval '1 month - 1 day')
    else false
  end
$$;

-- Folds a text for a search: é becomes e, ’ becomes ', and several spaces become one. The function removes only accents
-- (U+0300 to U+036F): the marks of other scripts make other letters, so カ does not find ガ. src/lib/search-text.ts does
-- the same.
create function private.fold(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    translate(
      normalize(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]+', '', 'g'), nfc),
      E'\u2018\u2019\u00a0', ''''' '
    ),
    ' {2,}', ' ', 'g'
  )
$$;

-- Returns the hashes of uploaded pictures in a text. Every spelling of a picture's address contains the hash. A code
-- such as %2f before a hash would look like the beginning of the hash.
create function private.picture_hashes(value text) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select distinct found.parts[1]
    from regexp_matches(regexp_replace(value, '%[0-9a-f]{2}', '%', 'gi'), '[0-9a-f]{32}', 'g') as found (parts)
    order by 1)
$$;

-- Sets the identity and times of a row. A request of the API cannot choose the times of a new row. Nobody changes an
-- id. created_at stays, so that a client can send a whole row back.
create function private.stamp_row() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if current_user = 'authenticated' then
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  if new.id is distinct from old.id then
    raise exception 'the id of a row cannot be changed' using errcode = '23514';
  end if;
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end
$$;

-- Rejects a request that changes several rows. No screen changes several rows at once: the cause is a forgotten filter
-- or a script. The service role may change several rows, because an import uses this role.
create function private.one_row_per_request() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user <> 'authenticated' then
    return null;
  end if;
  if (select count(*) from changed_rows) > 1 then
    raise exception 'one request may change one row only' using errcode = '42501';
  end if;
  return null;
end
$$;

-- Says whether the parent row of a foreign key exists. A null key names no row, and passes. The function has the rights
-- of its owner, because the caller may not see all rows of the parent.
create function private.has_parent(parent text, key text, value text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  found boolean;
begin
  if value is null then
    return true;
  end if;
  execute format('select exists (select from public.%I where %I = %L)', parent, key, value) into found;
  return found;
end
$$;

-- Like private.one_row_per_request, but a foreign key may change or delete many rows together with their parent. So
-- this trigger counts only rows whose parents all still exist. The arguments are triples: a column, the table of its
-- parent and that table's key.
--
-- The test of the role comes first, in a separate statement: the sign-in service deletes an account as a role that can
-- read none of our tables.
create function private.one_row_or_with_its_parent() returns trigger
language plpgsql set search_path = '' as $$
declare
  has_parents text := 'true';
  many boolean;
begin
  if current_user <> 'authenticated' then
    return null;
  end if;
  if (select count(*) from changed_rows) <= 1 then
    return null;
  end if;
  for n in 0 .. tg_nargs / 3 - 1 loop
    has_parents := has_parents || format(
      ' and private.has_parent(%L, %L, changed.%I::text)', tg_argv[3 * n + 1], tg_argv[3 * n + 2], tg_argv[3 * n]);
  end loop;
  execute format('select count(*) > 1 from changed_rows as changed where %s', has_parents) into many;
  if many then
    raise exception 'one request may change one row only' using errcode = '42501';
  end if;
  return null;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.is_visible(text), private.is_http_url(text), private.is_site_path(text), private.is_image_source(text),
  private.is_email(text), private.is_slug(text), private.is_slug_list(text[]), private.is_text_list(text[]),
  private.is_partial_date(text), private.fold(text), private.picture_hashes(text)
  to authenticated, service_role;
grant execute on function private.has_parent(text, text, text) to authenticated;

-- No request holds the database for long: the limit of a statement is one second for visitors and eight for staff.
-- PostgREST applies the limit of a request's role; the embedded backend reads the same limits.
alter role anon set statement_timeout = '1s';
alter role authenticated set statement_timeout = '8s';
-- PostgREST reads the settings of roles at its start and at this notification.
notify pgrst, 'reload config';
