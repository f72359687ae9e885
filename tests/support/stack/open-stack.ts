import { Client, types } from 'pg';
import type { Mail } from '../../../build/local-backend/auth/auth-context.ts';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { localPublishableKey, localSecrets } from '../../../build/local-backend/local-keys.ts';
import type { StackAddress } from '../../../tools/stack/stack.ts';
import { keepContent } from '../database/kept-content.ts';

interface OpenStack {
  client: Client;
  /** Copies the content once, before the first write. Returns a function that restores the content. */
  undo: () => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}

/** The connection of a test file. All backends of the file share the connection. */
let opened: Promise<OpenStack> | undefined;
let users = 0;

/**
 * Returns the stack as the backend of a test file. Requests go to the stack instead of the embedded backend, with the
 * stack's keys. SQL runs as the role `postgres`. The last call of `close` restores the content. With `undoWrites`, this
 * backend undoes each write.
 */
export async function openStack(stack: StackAddress, { undoWrites = false }): Promise<Backend> {
  users += 1;
  const { client, undo, close } = await (opened ??= open(stack));
  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const mayWrite = undoWrites && !['GET', 'HEAD'].includes(request.method) && !pathname.startsWith('/auth/');
      const undoIt = mayWrite ? await undo() : null;
      const answer = await fetch(await readdressed(request, stack, undoWrites));
      const isUndone = answer.headers.get('preference-applied')?.includes('tx=rollback');
      if (answer.ok && !isUndone) await undoIt?.();
      return answer;
    },
    sql: async <Row>(statement: string, parameters?: unknown[]) =>
      (await client.query(statement, parameters)).rows as Row[],
    script: async (statements) => {
      await client.query(statements);
    },
    mails: async () => (await (await fetch(stack.mailsUrl)).json()) as Mail[],
    setAuth: async (settings) => {
      await authSettings(stack.mailsUrl, settings);
    },
    snapshot: () => Promise.reject(new Error('The stack gives no snapshot.')),
    close: async () => {
      users -= 1;
      if (users > 0) return;
      opened = undefined;
      await close();
    },
  };
}

async function open({ databaseUrl, mailsUrl }: StackAddress): Promise<OpenStack> {
  // PGlite also returns bigint values as numbers.
  types.setTypeParser(types.builtins.INT8, Number);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const sql = async <Row>(statement: string, parameters?: unknown[]) =>
    (await client.query(statement, parameters)).rows as Row[];
  const script = async (statements: string) => {
    await client.query(statements);
  };
  const database = { sql, script };
  const content = await tablesOf(database, "table_schema in ('public', 'private') or table_name = 'objects'");
  const accounts = await tablesOf(database, "table_schema = 'auth'");
  const kept = await keepContent(database, 'kept_of_stack', [...new Set([...content, ...accounts])]);
  const settings = await authSettings(mailsUrl);
  let beforeWrites: ReturnType<typeof keepContent> | undefined;
  return {
    client,
    undo: async () => (await (beforeWrites ??= keepContent(database, 'kept_before_writes', content))).restore,
    async close() {
      await (await beforeWrites)?.forget();
      await kept.restore();
      await kept.forget();
      if (settings) await authSettings(mailsUrl, settings);
      await client.end();
    },
  };
}

/**
 * Returns all settings of the auth service, after a change of the settings in `changed`. Returns null for a project of
 * another program, because that project hides its settings.
 */
async function authSettings(mailsUrl: string, changed?: object): Promise<object | null> {
  const init = changed && { method: 'PUT', body: JSON.stringify(changed) };
  const answer = await fetch(new URL('settings', mailsUrl), init);
  return answer.ok ? ((await answer.json()) as object) : null;
}

async function tablesOf({ sql }: Pick<Backend, 'sql'>, condition: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'storage') and (${condition})`,
  );
  return tables.map(({ name }) => name);
}

/**
 * Returns the request with the stack's address and keys. With `undoWrites`, makes PostgREST undo the write.
 */
async function readdressed(request: Request, stack: StackAddress, undoWrites: boolean): Promise<Request> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  const keys = { [localPublishableKey]: stack.publishableKey, [localSecrets.secretKey]: stack.secretKey };
  for (const name of ['apikey', 'authorization']) {
    const given = headers.get(name) ?? '';
    for (const [local, own] of Object.entries(keys)) {
      if (given.endsWith(local)) headers.set(name, given.replace(local, own));
    }
  }
  if (undoWrites) headers.append('prefer', 'tx=rollback');
  const body = request.body && (await request.arrayBuffer());
  const init = { method: request.method, headers, body, redirect: 'manual' } as const;
  return new Request(`${stack.url}${pathname}${search}`, init);
}
