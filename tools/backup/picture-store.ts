import { inTransaction, type Database } from './database.ts';

/** The store of picture files: Supabase Storage, beside the database with a row for each file. */
export interface PictureStore {
  /** Address of the project, without a slash at its end. */
  url: string;
  /** The key for adding and deleting files; null for reading only. */
  secretKey: string | null;
  fetch: (request: Request) => Promise<Response>;
}

/** Matches names of files that the site made. Other files in the bucket are not content. */
export const pictureFileName = /^(?:(?:480|960|1600)\/)?[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}\.(?<type>webp|jpg|png)$/;

const mimeTypes: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** Returns the names of the site's files in `storage.objects`. */
export async function storedNames(database: Database): Promise<string[]> {
  const rows = await inTransaction(database, 'read', () =>
    database.sql<{ name: string }>(
      `select name from storage.objects where bucket_id = 'images' order by name collate "C"`,
    ),
  );
  return rows.map(({ name }) => name).filter((name) => pictureFileName.test(name));
}

/** @throws Error when the file does not exist. */
export async function readPicture(store: PictureStore, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await ask(store, `public/images/${name}`, {});
  return new Uint8Array(await answer.arrayBuffer());
}

/** @throws Error when the store rejects the file. */
export async function addPicture(store: PictureStore, name: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const type = pictureFileName.exec(name)?.groups?.type ?? '';
  await ask(store, `images/${name}`, {
    method: 'POST',
    body: content,
    headers: { 'content-type': mimeTypes[type] ?? '', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}

/** @throws Error when the store rejects the deletion. */
export async function deletePicture(store: PictureStore, name: string): Promise<void> {
  const body = JSON.stringify({ prefixes: [name] });
  await ask(store, 'images', { method: 'DELETE', body, headers: { 'content-type': 'application/json' } });
}

/** @throws Error with the file and the reason. */
async function ask({ url, secretKey, fetch }: PictureStore, file: string, init: RequestInit): Promise<Response> {
  const request = new Request(`${url}/storage/v1/object/${file}`, init);
  if (secretKey !== null && init.method) {
    request.headers.set('apikey', secretKey);
    request.headers.set('authorization', `Bearer ${secretKey}`);
  }
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    throw new Error(`The pictures of ${url} cannot be reached: ${(error as Error).message}`, { cause: error });
  }
  if (answer.ok) return answer;
  const responseText = (await answer.text()).slice(0, 300);
  throw new Error(
    `The pictures of ${url} answered ${answer.status} to ${init.method ?? 'GET'} ${file}: ${responseText}`,
  );
}
