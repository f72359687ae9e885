import { HttpResponse } from 'msw';
import { callerOf, type IssuedSession, type Account } from './auth';
import type { Tables } from './tables';

/** A rejection by the storage service of a hosted project. The HTTP status is always 400. */
export interface StorageRejection {
  statusCode: string;
  message: string;
}

interface Store {
  files: Set<string>;
  storageRejection: StorageRejection | undefined;
  accounts: Account[];
  sessions: IssuedSession[];
}

/** Adds and deletes picture files, as build/local-backend/storage.ts does. */
export async function answerStorage(store: Store, request: Request): Promise<Response> {
  const rejected = (rejection: StorageRejection) => HttpResponse.json(rejection, { status: 400 });
  const caller = callerOf(store, request);
  if (!caller || caller instanceof Response)
    return rejected({ statusCode: '403', message: '"exp" claim timestamp check failed' });
  if (request.method === 'DELETE') {
    const { prefixes } = (await request.json()) as { prefixes: string[] };
    const deleted = prefixes.filter((name) => store.files.delete(name));
    return HttpResponse.json(deleted.map((name) => ({ name })));
  }
  const name = new URL(request.url).pathname.replace(/^.*\/object\/images\//, '');
  if (store.storageRejection) return rejected(store.storageRejection);
  if (store.files.has(name)) return rejected({ statusCode: '409', message: 'The resource already exists' });
  store.files.add(name);
  return HttpResponse.json({ Key: `images/${name}` });
}

/** Responds to `picture_uses` as supabase/migrations/*_pictures.sql does. */
export async function answerUses(tables: Tables, request: Request): Promise<Response> {
  const { hashes, ...others } = (await request.json()) as { hashes: string[] };
  if (Object.keys(others).length > 0) throw new Error(`picture_uses has no argument ${Object.keys(others).join()}`);
  const rows = hashes.flatMap((hash) => [
    ...tables.blog_posts
      .filter(({ image, content }) => image.includes(hash) || content.includes(hash))
      .map(({ id, title }) => ({ hash, place: 'post', id, title })),
    ...tables.consoles
      .filter(({ image }) => image.includes(hash))
      .map(({ id, name }) => ({ hash, place: 'console', id, title: name })),
    ...tables.links
      .filter(({ image }) => image?.includes(hash))
      .map(({ id, title }) => ({ hash, place: 'link', id, title })),
  ]);
  return HttpResponse.json(rows);
}
