// Every persona sends requests for picture files, and the policies of the database decide.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { localSecrets } from '../../../build/local-backend/local-keys.ts';
import { claimsOf } from '../../support/database/account-sql.ts';
import { apiRequest } from '../../support/database/backend.ts';
import { forgedToken, inAnHour, tokenOf } from './forged-token.ts';
import { provesOverHttp, startBackends } from './over-http.ts';
import { accounts, storedPicture } from './permission-fixtures.ts';
import { fileMatrix, personas, type Operation, type Persona } from './permission-matrix.ts';

const credentials = new Map<string, { token?: string; apikey?: string }>();
const aFile = `${'3'.repeat(32)}-600x400.webp`;

let backend: Backend;
let keeping: Backend;
beforeAll(async () => {
  [backend, keeping] = await startBackends();
  for (const persona of personas) {
    if (persona === 'visitor') credentials.set(persona, {});
    else if (persona === 'service') credentials.set(persona, { apikey: localSecrets.secretKey });
    else credentials.set(persona, { token: tokenOf(accounts[persona]) });
  }
  const claims = { ...claimsOf(accounts.admin), exp: inAnHour() };
  credentials.set('a token without a signature', { token: forgedToken(claims, { alg: 'none' }) });
  credentials.set('a token with a signature of somebody else', {
    token: forgedToken(claims, { secret: 'x'.repeat(40) }),
  });
  credentials.set('a token that has expired', { token: forgedToken({ ...claims, exp: 1_600_000_000 }) });
});
afterAll(async () => {
  await backend.close();
  await keeping.close();
});

const may = (persona: Persona, operation: Operation) => fileMatrix[operation].split(' ').includes(persona);

interface Sent {
  type?: string;
  content?: string | Uint8Array<ArrayBuffer>;
}

async function add(to: Backend, who: string, name: string, { type = 'image/webp', content = 'picture' }: Sent = {}) {
  const request = apiRequest(`/storage/v1/object/images/${name}`, {
    ...credentials.get(who),
    ...{ method: 'POST', body: content },
  });
  request.headers.set('content-type', type);
  const answer = await to.fetch(request);
  return ((await answer.json()) as { statusCode?: string }).statusCode ?? String(answer.status);
}

async function remove(from: Backend, who: string, names: unknown) {
  const body = JSON.stringify({ prefixes: names });
  const answer = await from.fetch(
    apiRequest('/storage/v1/object/images', { ...credentials.get(who), method: 'DELETE', body }),
  );
  return (await answer.json()) as { name: string }[];
}

test.for(personas)('the storage takes a new file only from staff: %s', async (who, context) => {
  const expected = may(who, 'insert') ? '200' : '403';
  provesOverHttp(context, 'images: add a file', who, expected);
  expect(await add(backend, who, aFile)).toBe(expected);
});

test.for(personas)('the storage lets nobody overwrite a file: %s', async (who, context) => {
  const expected = may(who, 'insert') ? '409' : '403';
  provesOverHttp(context, 'images: write over a file', who, expected);
  expect(await add(backend, who, storedPicture)).toBe(expected);
});

test.for(personas)('the storage lets editors delete files: %s', async (who, context) => {
  const expected = may(who, 'delete') ? [storedPicture] : [];
  provesOverHttp(context, 'images: delete a file', who, expected.length > 0 ? 'deleted' : 'nothing');
  const gone = await remove(backend, who, [storedPicture, aFile]);
  expect(gone.map(({ name }) => name)).toEqual(expected);
});

test.for(['a token without a signature', 'a token with a signature of somebody else', 'a token that has expired'])(
  'the storage rejects adding and deleting with %s',
  async (who, context) => {
    provesOverHttp(context, 'images: add a file', who, '403');
    expect(await add(keeping, who, aFile)).toBe('403');
    expect(await remove(keeping, who, [storedPicture])).toMatchObject({ statusCode: '403' });
    const { length } = await keeping.sql("select from storage.objects where bucket_id = 'images'");
    expect(length).toBe(4);
  },
);

test.for([
  ...['../images.webp', '%2e%2e/a.webp', `480%2F..%2F${aFile}`, 'a.html', `${aFile}/b.webp`, `${aFile}%00`, '%E0%A4%A'],
])('the storage rejects the name %s', async (name, context) => {
  provesOverHttp(context, 'images: add a file', `the name ${name}`, 'not added');
  expect(['400', '403', '404']).toContain(await add(backend, 'admin', name));
});

test.for(['text/html', 'image/svg+xml', 'image/webp; charset=utf-8', 'application/json'])(
  'the storage rejects the type %s',
  async (type, context) => {
    provesOverHttp(context, 'images: add a file', type, '415');
    expect(await add(backend, 'admin', aFile, { type })).toBe('415');
  },
);

test('the storage rejects a file larger than 10 MB', async (context) => {
  provesOverHttp(context, 'images: add a file', '10 MB and a byte', '413');
  expect(await add(backend, 'admin', aFile, { content: 'x'.repeat(10 * 1024 * 1024 + 1) })).toBe('413');
});

test.for(['list/images', 'info/images', 'sign/images', 'copy', 'move', 'upload/resumable'])(
  'the storage has no route to list, sign, copy or move files: %s',
  async (route, context) => {
    provesOverHttp(context, `storage/v1/object/${route}`, 'admin', '404');
    const request = apiRequest(`/storage/v1/object/${route}`, {
      ...credentials.get('admin'),
      ...{ method: 'POST', body: '{"prefix":""}' },
    });
    expect((await (await backend.fetch(request)).json()) as object).toMatchObject({ statusCode: '404' });
  },
);

test('everybody with the address of a file gets the bytes and the type', async (context) => {
  provesOverHttp(context, 'images: read a file', 'visitor', 'its bytes');
  const content = Uint8Array.from(Array(1000).keys());
  expect(await add(keeping, 'contributor', aFile, { content })).toBe('200');
  const answer = await keeping.fetch(new Request(`http://localhost/storage/v1/object/public/images/${aFile}`));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  // A hosted project omits this header.
  expect(answer.headers.get('x-content-type-options')).toBe(inject('stack') ? null : 'nosniff');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(content);
});

test('picture_uses gives only posts that the caller may read', async (context) => {
  provesOverHttp(context, 'rpc/picture_uses', 'a contributor and an editor', 'no draft of somebody else');
  const hash = storedPicture.slice(0, 32);
  const show = (slug: string, address: string) =>
    keeping.sql('update public.blog_posts set content = $2 where slug = $1', [slug, `![a](${address})`]);
  await show('p-draft', `/pictures/${storedPicture}`);
  await show('p-published', `https://storage.example/images%2f${storedPicture}`);
  const usesAs = async (who: 'editor' | 'contributor') => {
    const token = tokenOf(accounts[who]);
    const body = JSON.stringify({ hashes: [hash, '%', ''] });
    const answer = await keeping.fetch(apiRequest('/rest/v1/rpc/picture_uses', { method: 'POST', body, token }));
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
  };
  expect(await usesAs('editor')).toEqual(['D', 'P']);
  expect(await usesAs('contributor')).toEqual(['P']);
});
