// What two people do at the same moment. The embedded backend answers one request after the other, so only PostgreSQL
// can show it.
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PostgresDatabase } from '../../../tools/stack/migrated-postgres.ts';
import { proves } from '../../support/evidence.ts';
import { uidFunction } from './bare-database.ts';
import { describeOnPostgres } from './on-postgres.ts';
import { races, raceSql, type Race, type Request } from './race-cases.ts';
import { becomeSql, outcomeOf } from './sql-case.ts';

describeOnPostgres((newDatabase) => {
  /** Past all rights; the other two are the connections of two requests. */
  let database: PostgresDatabase;
  let first: Client;
  let second: Client;
  beforeEach(async () => {
    database = await newDatabase();
    await database.script(`${uidFunction}; ${raceSql}`);
    [first, second] = [await database.connect(), await database.connect()];
  });
  afterEach(() => Promise.all([first.end(), second.end()]));

  function raceOf(what: string): Race {
    const race = races.find((each) => each.what === what);
    if (!race) throw new Error(`no race: ${what}`);
    return race;
  }

  const begin = (client: Client, { who }: Request) => client.query(`begin; ${becomeSql(who)}`);

  /** Resolves when so many connections wait for another, or the request that might wait has ended. */
  async function waitOrEnd(request: Promise<unknown>, count = 1): Promise<void> {
    const ended = request.then(
      () => true,
      () => true,
    );
    const waiting = `select from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
    const isWaiting = async () => (await database.sql(waiting)).length >= count;
    while (!(await isWaiting()) && !(await Promise.race([ended, Promise.resolve(false)])));
  }

  /** The second request begins while the first is not ended yet. What comes of each. */
  async function meet([one, other]: Race['requests'], end: 'commit' | 'rollback'): Promise<string[]> {
    await begin(first, one);
    await begin(second, other);
    const outcomeOfFirst = await outcomeOf(first, one.statement);
    const pending = outcomeOf(second, other.statement);
    await waitOrEnd(pending);
    await first.query(end);
    const outcomes = [outcomeOfFirst, await pending];
    await second.query('commit');
    return outcomes;
  }

  test.for(races)(
    '$what at the same moment: $left',
    async ({ category, what, requests, outcomes, read, left }, context) => {
      const expected = `${outcomes.join(', then ')}: ${left}`;
      proves(context, { category, surface: `PostgreSQL ${what}`, challenge: 'at the same moment', expected });
      expect(await meet(requests, 'commit')).toEqual(outcomes);
      expect(await database.sql(read)).toEqual([{ left }]);
    },
  );

  test.for(races)(
    '$what, and the first is undone',
    async ({ category, what, requests, outcomes, ...race }, context) => {
      const { alone: expected = 'works' } = race;
      proves(context, { category, surface: `PostgreSQL ${what}`, challenge: 'and the first is undone', expected });
      expect(await meet(requests, 'rollback')).toEqual([outcomes[0], expected]);
    },
  );

  // The form sends `featured` with every change, so both would hold what the other needs.
  test('a console is featured while the featured one is changed, neither with its first step done', async (context) => {
    const [surface, challenge] = ['PostgreSQL another console is featured', 'between the steps of a change'];
    proves(context, { category: 'row rules', surface, challenge, expected: 'both work' });
    const [another, period] = raceOf(
      'another console is featured, and the period of the featured one changes',
    ).requests;
    const whole = async (client: Client, request: Request) => {
      await begin(client, request);
      const outcome = await outcomeOf(client, request.statement);
      await client.query('commit');
      return outcome;
    };
    const lock = "hashtext('public.console_of_month: featured')";
    await database.sql(`select pg_advisory_lock(${lock})`);
    const featuring = whole(first, another);
    await waitOrEnd(featuring);
    const changing = whole(second, period);
    await waitOrEnd(changing, 2);
    await database.sql(`select pg_advisory_unlock(${lock})`);
    expect(await Promise.all([featuring, changing])).toEqual(['works', 'works']);
    expect(await database.sql('select count(*)::int from public.console_of_month where featured')).toEqual([
      { count: 1 },
    ]);
  });

  // They count as they commit, so only rules that are asked earlier show one that waits for the other.
  test('two changes are counted at the same moment', async (context) => {
    const [surface, challenge] = ['PostgreSQL two consoles are changed', 'while the other is counted'];
    proves(context, { category: 'row rules', surface, challenge, expected: 'both are counted, one after the other' });
    const [one, other] = raceOf('two consoles are changed, and both are counted').requests;
    const count = 'set constraints all immediate';
    const counted = 'select consoles, recent from public.content_version';
    await begin(first, one);
    await begin(second, other);
    expect([await outcomeOf(first, one.statement), await outcomeOf(second, other.statement)]).toEqual([
      'works',
      'works',
    ]);
    await first.query(count);
    const counting = second.query(count);
    await waitOrEnd(counting);
    expect(await database.sql(counted)).toMatchObject([{ consoles: 3 }]);
    await first.query('commit');
    await counting;
    await second.query('commit');
    const entries = ['second', 'first', 'second', 'first'].map((slug) => ({ of: 'consoles', slug }));
    expect(await database.sql(counted)).toEqual([{ consoles: 5, recent: entries }]);
  });

  const locks = [
    ['private.keep_one_admin', 'two admins demote each other'],
    ['private.clear_other_featured', 'two different consoles are featured'],
    ['private.limit_new_posts', 'the last draft that a contributor may add is added twice'],
  ] as const;
  test.for(locks)('a case notices when %s takes no lock', async ([name, what], context) => {
    const named = { surface: 'locks taken away', challenge: name, expected: 'a case notices' };
    proves(context, { category: 'mutants', ...named });
    const [made] = await database.sql<{ sql: string }>('select pg_get_functiondef($1::regproc) as sql', [name]);
    const without = made?.sql.replace(/perform pg_advisory_xact_lock\(.*\);/, '');
    expect(without).not.toBe(made?.sql);
    await database.script(without ?? '');
    const { requests, outcomes } = raceOf(what);
    expect(await meet(requests, 'commit')).not.toEqual(outcomes);
  });
});
