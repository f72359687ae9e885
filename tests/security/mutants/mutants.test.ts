/*
 * The tests remove one protection of the database at a time. A case of the permission suite must notice each removal. A
 * normal run tries a tenth of all mutants, and `npm run test:nightly` tries all mutants.
 */
import { afterAll, describe, expect, test } from 'vitest';
import type { SqlCase } from '../database/sql-case.ts';
import { sqlCases } from '../database/sql-cases.ts';
import { proves } from '../../support/evidence.ts';
import { sampleDay, tenthOf } from '../../support/sample.ts';
import { isNightly } from '../inputs/input.ts';
import { equivalentMutants } from './equivalent-mutants.ts';
import type { Mutant } from './mutants.ts';
import { startTrial } from './trial.ts';

const trial = await startTrial();
afterAll(() => trial.close());

/** Maps the name of an equivalent mutant to the layer that makes the mutant harmless. */
const layers = new Map(
  Object.entries(equivalentMutants).flatMap(([layer, names]) => names.map((name) => [name, layer] as const)),
);

/**
 * Maps a part of the name of a trigger or function to the surfaces of its cases. These cases run first, to save time.
 */
const surfacesOf: Record<string, RegExp> = {
  stamp_content: /content_stamps/,
  stamp_emptied: /content_stamps/,
  content_stamps: /content_stamps/,
  is_shown: /content_stamps/,
  draft_links: /draft_links|shared_draft/,
  shared_draft: /shared_draft/,
  limit_new: /drafts? in one request|th draft|st draft/,
  _total: /search_posts: results/,
  remember_slug: /post_slugs: (rename|unpublish|write|publish|delete)/,
  one_row: /at once|posts follow|predecessor of two|delete a person/,
  one_update: /at once|posts follow|predecessor of two|delete a person/,
  has_parent: /at once/,
  remember_category: /former_slugs/,
  forget_past: /was featured/,
  stamp: /(created_at|\.id)/,
  guard_: /users\.(role|email|auth_user_id|joined_at|factor_id)/,
  keep_one_admin: /admin/,
  live_session: /staff_role and staff_id/,
  own_staff: /staff_role/,
  working_staff: /staff_role and staff_id|a link of a person/,
  before_user_created: /before_user_created/,
  custom_access_token: /custom_access_token/,
  unlink_account: /users: accounts|users\.auth_user_id: effects|join_team/,
  delete_accounts: /users: accounts/,
  shown_by: /join_team|own_access|drop_factor/,
  came_by_mail: /join_team/,
  born_accounts: /born_accounts|before_user_created|join_team/,
  lock_accounts: /take one lock/,
  join_team: /join_team/,
  own_access: /own_access/,
  has_factor: /adopt_factor|own_access/,
  adopt_factor: /adopt_factor/,
  drop_factor: /drop_factor/,
  reset_sign_in: /reset_sign_in/,
  require_factor: /require_factor/,
  account_rules: /account_rules|require_factor|staff_role and staff_id/,
  set_own_name: /set_own_name/,
  staff_accounts: /staff_accounts/,
  accounts_setup: /accounts_setup/,
  clear_other: /featured/,
  own_post: /created_by/,
  own_picture: /while the session ends|pictures\.created_by/,
  pictures_own: /pictures\.created_by/,
  save_console: /save_console/,
  save_post: /save_post/,
  post_relations: /post_relations/,
  replace_rows_of_console: /in one save/,
  keep_revision: /while the session ends|revisions of/,
  put_back: /former slug|come back|restore_deleted/,
  owner_of_deleted: /restore_deleted|created_by/,
  restore_deleted: /restore_deleted/,
  staff_role: /staff_role|another spelling/,
  staff_id: /staff_id|created_by|own draft|another spelling/,
  picture_hashes: /picture_uses/,
  keep_message: /keep_message/,
  delete_old_messages: /keep_message: deletes|delete_old_messages/,
  contact_messages: /contact_messages|keep_message/,
  build_hook: /set_build_hook|build_state/,
  set_build_hook: /set_build_hook/,
  build_state: /build_state/,
  ask_for_build: /ask_for_build/,
  ask_host: /ask_for_build|build_when_newer/,
  note_build_answer: /build_state|build_when_newer/,
  build_when_newer: /build_when_newer/,
  schedule_jobs: /build_state/,
  present_stamps: /build_when_newer/,
  last_build_request: /last_build_request/,
};

/**
 * Returns how near a case is to a mutant. A case about the changed function gets 3, about the column or privilege 2,
 * about the table 1. Any other case gets 0.
 */
function nearness({ name, subject, column }: Mutant, { surface }: SqlCase): number {
  if (Object.entries(surfacesOf).some(([part, words]) => name.includes(part) && words.test(surface))) return 3;
  if (column && surface.includes(column)) return 2;
  if (!surface.includes(subject)) return 0;
  const [privilege = ''] = name.split(' ');
  return surface.includes(privilege) ? 2 : 1;
}

/** Returns all cases. The cases that most likely notice the mutant come first. */
function nearestFirst(mutant: Mutant): SqlCase[] {
  return [3, 2, 1, 0].flatMap((near) => sqlCases.filter((each) => nearness(mutant, each) === near));
}

// Two tests run every case. A busy machine needs minutes for all cases.
const allCases = { timeout: 240_000 };

test('every case holds without a mutant', allCases, async () => {
  expect(await trial.killerOf([], sqlCases)).toBeNull();
});

const made = Object.values(trial.rules).flatMap((mutants) => mutants.map(({ name }) => name));

// A rule whose query finds nothing would test nothing.
test('every rule makes mutants, and all rules make at least 120', () => {
  for (const [rule, mutants] of Object.entries(trial.rules)) expect(mutants.length, rule).toBeGreaterThan(0);
  expect(new Set(made).size).toBe(made.length);
  expect(made.length).toBeGreaterThanOrEqual(120);
});

test('the rules make every equivalent mutant', () => {
  expect(made).toEqual(expect.arrayContaining([...layers.keys()]));
});

const all = Object.entries(trial.rules).flatMap(([surface, mutants]) =>
  mutants.map((mutant) => ({ surface, mutant, isEquivalent: layers.has(mutant.name) })),
);
const kinds = [all.filter((each) => !each.isEquivalent), all.filter((each) => each.isEquivalent)];
const tried = isNightly ? all : kinds.flatMap((kind) => tenthOf(kind, ({ mutant }) => mutant.name));

describe(isNightly ? 'every mutant' : `the tenth of ${sampleDay}`, () => {
  test.for(tried.filter((each) => !each.isEquivalent))(
    'a case notices a mutant of "$surface": $mutant.name',
    async (each, context) => {
      const { surface, mutant } = each;
      proves(context, { category: 'mutants', surface, challenge: mutant.name, expected: 'a case notices' });
      expect(await trial.killerOf([mutant], nearestFirst(mutant))).toEqual(expect.any(String));
    },
  );

  // Each of these tests runs only the cases of the mutant's subject. The last test runs every case with all these
  // mutants.
  const equivalent = tried.filter((each) => each.isEquivalent);
  test.for(equivalent)(
    'another layer makes a mutant of "$surface" harmless: $mutant.name',
    async ({ surface, mutant }, context) => {
      const layer = layers.get(mutant.name) ?? '';
      proves(context, { category: 'equivalents', surface, challenge: mutant.name, expected: layer });
      const near = sqlCases.filter((each) => nearness(mutant, each) > 0);
      expect(await trial.killerOf([mutant], near)).toBeNull();
    },
  );
});

test('other layers make all equivalent mutants together harmless', allCases, async () => {
  const equivalent = Object.values(trial.rules).flatMap((mutants) => mutants.filter(({ name }) => layers.has(name)));
  expect(await trial.killerOf(equivalent, sqlCases)).toBeNull();
});
