// Two requests run at the same moment. The embedded backend handles one request at a time, so only PostgreSQL can show
// a race.
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PostgresDatabase } from '../../../tools/stack/migrated-postgres.ts';
import { proves } from '../../support/evidence.ts';
import { describeOnPostgres } from './on-postgres.ts';
import { people } from './permission-fixtures.ts';
import { races, raceSql, type Race, type Request } from './race-cases.ts';
import { becomeSql, change, outcomeOf } from './sql-case.ts';

const consoleStamp = "select changed_at::text as at from public.content_stamps where kind = 'consoles'";

describeOnPostgres((newDatabase) => {
  /** A connection with all rights. `first` and `second` are the connections of the two requests. */
  let database: PostgresDatabase;
  let first: Client;
  let second: Client;
  beforeEach(async () => {
    database = await newDatabase();
    await database.script(raceSql);
    [first, second] = [await database.connect(), await database.connect()];
  });
  afterEach(() => Promise.all([first.end(), second.end()]));

  function raceOf(what: string): Race {
    const race = races.find((each) => each.what === what);
    if (!race) throw new Error(`no race: ${what}`);
    return race;
  }

  const begin = (client: Client, { who }: Pick<Request, 'who'>) => client.query(`begin; ${becomeSql(who)}`);

  /** Waits until this many connections wait for a lock, or until the request ends. */
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

  /** Starts the second request before the first ends. Returns both outcomes. */
  async function meet({ before, requests: [one, other] }: Race, end: 'commit' | 'rollback'): Promise<string[]> {
    if (before) await database.script(before);
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

  test.for(races)('a race leaves the right rows ($what): $left', async (race, context) => {
    const { category, what, outcomes, read, left } = race;
    const expected = `${outcomes.join(', then ')}: ${left}`;
    proves(context, { category, surface: `PostgreSQL ${what}`, challenge: 'at the same moment', expected });
    expect(await meet(race, 'commit')).toEqual(outcomes);
    expect(await database.sql(read)).toEqual([{ left }]);
  });

  test.for(races)(
    'the second request has the expected outcome after a rollback of the first request: $what',
    async (race, context) => {
      const { category, what, outcomes, alone: expected = 'works' } = race;
      proves(context, { category, surface: `PostgreSQL ${what}`, challenge: 'and the first is undone', expected });
      expect(await meet(race, 'rollback')).toEqual([outcomes[0], expected]);
    },
  );

  // The form sends `featured` with every change, so the two requests could deadlock.
  test('featuring a console and changing the featured console cause no deadlock when the steps interleave', async (context) => {
    const [surface, challenge] = ['PostgreSQL another console is featured', 'between the steps of a change'];
    proves(context, { category: 'row rules', surface, challenge, expected: 'both work' });
    const [another, period] = raceOf(
      'another console is featured, and the period of the featured console changes',
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

  /**
   * Begins a transaction that stamps each change at once. A stamp at the commit would leave no moment for another
   * request before the transaction ends.
   */
  const beginStamping = async (client: Client, who: Request['who']) => {
    await begin(client, { who });
    await client.query('set constraints all immediate');
  };
  const rename = (table: 'consoles' | 'blog_categories', slug: string) =>
    change(table, "name = 'Another'", `slug = '${slug}'`);

  test('two changes of one kind of content get two different stamps', async (context) => {
    const [surface, challenge] = ['PostgreSQL two consoles are changed', 'while the other is stamped'];
    proves(context, { category: 'row rules', surface, challenge, expected: 'both are stamped, one after the other' });
    const stamps: unknown[] = [];
    const recordStamp = async () => stamps.push((await database.sql<{ at: string }>(consoleStamp))[0]?.at);
    await beginStamping(first, 'editor');
    await beginStamping(second, 'admin');
    await first.query(rename('consoles', 'first'));
    const changing = second.query(rename('consoles', 'second'));
    await waitOrEnd(changing);
    await recordStamp();
    await first.query('commit');
    await changing;
    await recordStamp();
    await second.query('commit');
    await recordStamp();
    expect(new Set(stamps).size).toBe(3);
  });

  /**
   * Changes two kinds of content in two transactions, in opposite order. The second transaction begins in the middle of
   * the first.
   */
  async function meetWithTwoKinds(): Promise<string[]> {
    await beginStamping(first, 'admin');
    await beginStamping(second, 'secondAdmin');
    const outcomes = [await outcomeOf(first, rename('consoles', 'first'))];
    const changeBoth = async () => [
      await outcomeOf(second, rename('blog_categories', 'unused')),
      await outcomeOf(second, rename('consoles', 'second')),
    ];
    const changing = changeBoth();
    await waitOrEnd(changing);
    outcomes.push(await outcomeOf(first, rename('blog_categories', 'history')));
    await first.query('commit');
    outcomes.push(...(await changing));
    await second.query('commit');
    return outcomes;
  }

  test('two changes of two kinds of content in opposite order cause no deadlock', async (context) => {
    const [surface, challenge] = ['PostgreSQL two kinds are changed', 'in the opposite order'];
    proves(context, { category: 'row rules', surface, challenge, expected: 'all works' });
    expect(await meetWithTwoKinds()).toEqual(['works', 'works', 'works', 'works']);
  });

  /**
   * Removes a row while its account joins. A third connection locks the row, so that both requests wait between their
   * steps.
   */
  async function meetOnTheRow(): Promise<string[]> {
    const [removing, joining] = raceOf('the row is removed, and the invited person joins').requests;
    const third = await database.connect();
    try {
      await third.query(`begin; select from public.users where id = '${people.stranger}' for update`);
      const requests = [
        [first, removing],
        [second, joining],
      ] as const;
      const pending = [];
      for (const [client, request] of requests) {
        await begin(client, request);
        const outcome = outcomeOf(client, request.statement).then(async (given) => {
          await client.query('commit');
          return given;
        });
        pending.push(outcome);
        await waitOrEnd(outcome, pending.length);
      }
      await third.query('commit');
      return await Promise.all(pending);
    } finally {
      await third.end();
    }
  }

  test('removing a row and joining with the account of the row cause no deadlock when the steps interleave', async (context) => {
    const [surface, challenge] = [
      'PostgreSQL the row is removed, and the invited person joins',
      'between the steps of both',
    ];
    proves(context, { category: 'permissions', surface, challenge, expected: 'no deadlock: works, then no rows' });
    expect(await meetOnTheRow()).toEqual(['works', 'no rows']);
  });

  const locks = [
    ['private.keep_one_admin', 'two admins demote each other'],
    ['private.clear_other_featured', 'two different consoles are featured'],
    ['private.limit_new_posts', 'the last draft that a contributor may add is added twice'],
    ['private.limit_draft_links', 'the last link that a draft may have is made twice'],
    ['private.limit_new_pictures', 'the last picture that a person may add in a day is added twice'],
    ['public.keep_message', 'the last message that is kept in a minute is sent twice'],
    ['public.ask_for_build', 'two people ask for a build'],
    ['private.build_when_newer', 'the clock asks twice'],
    ['private.note_build_answer', 'the clock records an answer and asks again, and an editor reads the state'],
  ] as const;
  async function removeLock(name: string): Promise<void> {
    const [made] = await database.sql<{ sql: string }>('select pg_get_functiondef($1::regproc) as sql', [name]);
    const lock = /(perform|select) pg_advisory_xact_lock\(.*\)|\s+for update(?=;)/;
    const without = made?.sql.replace(lock, (_lock, ask?: string) => (ask ? `${ask} null` : ''));
    expect(without).not.toBe(made?.sql);
    await database.script(without ?? '');
  }

  const withoutLock = (name: string) =>
    ({ category: 'mutants', surface: 'locks removed', challenge: name, expected: 'a case notices' }) as const;

  test.for(locks)('a case notices when %s takes no lock', async ([name, what], context) => {
    proves(context, withoutLock(name));
    await removeLock(name);
    const race = raceOf(what);
    const result = [await meet(race, 'commit'), await database.sql(race.read)];
    expect(result).not.toEqual([race.outcomes, [{ left: race.left }]]);
  });

  test('a case notices when private.lock_accounts takes no lock', async (context) => {
    proves(context, withoutLock('private.lock_accounts'));
    await removeLock('private.lock_accounts');
    expect(await meetOnTheRow()).toContain('40P01: deadlock detected');
  });

  test('a case notices when private.stamp_content takes no lock', async (context) => {
    proves(context, withoutLock('private.stamp_content'));
    await removeLock('private.stamp_content');
    expect(await meetWithTwoKinds()).toContain('40P01: deadlock detected');
  });
});
