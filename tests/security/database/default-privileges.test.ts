import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBareDatabase } from './bare-database.ts';
import { catalogOf } from './catalog.ts';

/**
 * Every function of the API with the roles that may call it: roles of requests, the role of the sign-in service, or
 * `public` for everybody.
 */
const callers = `
accounts_setup          authenticated
adopt_factor            authenticated
ask_for_build           authenticated
before_user_created     supabase_auth_admin
build_state             authenticated
closest_texts      anon authenticated service_role
console_relations  anon authenticated service_role
custom_access_token     supabase_auth_admin
delete_category         authenticated service_role
drop_factor             authenticated
find_consoles      anon authenticated service_role
join_team               authenticated
keep_message       anon
move_category           authenticated service_role
own_access              authenticated
picture_uses            authenticated service_role
post_authors            authenticated service_role
post_relations     anon authenticated service_role
require_factor          authenticated
reset_sign_in           authenticated
restore_deleted         authenticated service_role
revision_storage        authenticated
save_console            authenticated service_role
save_post               authenticated service_role
search_posts       anon authenticated service_role
set_build_hook          authenticated
set_own_name            authenticated
shared_draft       anon authenticated service_role
staff_accounts          authenticated
staff_names             authenticated service_role
`;

const granted = `
  select proname || ' ' || string_agg(
    case grantee when 0 then 'public' else grantee::regrole::text end, ' ' order by grantee::regrole::text) as line
  from pg_proc cross join lateral aclexplode(coalesce(proacl, acldefault('f', proowner)))
  where pronamespace = 'public'::regnamespace and privilege_type = 'EXECUTE' and grantee <> proowner
  group by pg_proc.oid, proname order by proname collate "C"`;

const projects = ['everything', 'nothing'] as const;
const databases = new Map<string, PGlite>();
for (const defaults of projects)
  beforeAll(async () => {
    databases.set(defaults, await startBareDatabase(defaults));
  });
afterAll(() => Promise.all(Array.from(databases.values(), (database) => database.close())));

test.for(projects)(
  'exactly the listed roles call each function in a project that grants %s by default',
  async (defaults) => {
    const answer = await databases.get(defaults)?.query<{ line: string }>(granted);
    expect(answer?.rows.map(({ line }) => line)).toEqual(callers.trim().replace(/ +/g, ' ').split('\n'));
  },
);

test('the default privileges change no other part of the catalog', async () => {
  const catalogs = await Promise.all(Array.from(databases.values(), catalogOf));
  const [one, other] = catalogs.map((text) => text.replace(/^## grants of what is yet to come\n.+?(?=^## )/ms, ''));
  expect(one).toBe(other);
});
