import { inTransaction, type Database } from './database.ts';

/** Where the bytes of pictures are: Supabase Storage, beside the database that has a row for each file. */
export interface PictureStore {
  /** The address of the project, without a slash at its end. */
  url: string;
  /** Adds and deletes files; null where only reading is possible. */
  secretKey: string | null;
  fetch: (request: Request) => Promise<Response>;
}

/** The names of files that the site made; what else somebody has put into the bucket is nobody's content. */
export const pictureFileName = /^(?:(?:480|960|1600)\/)?[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}\.(?<type>webp|jpg|png)$/;

const mimeTypes: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** The names of the files that the database knows of. */
export async function storedNames(database: Database): Promise<string[]> {
  const rows = await inTransaction(database, 'read', () =>
    database.sql<{ name: string }>(
      `select name from storage.objects where bucket_id = 'images' order by name collate "C"`,
    ),
  );
  return rows.map(({ name }) => name).filter((name) => pictureFileName.test(name));
}

/** @throws Error when there is no such file. */
export async function readPicture(store: PictureStore, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await ask(store, `public/images/${name}`, {});
  return new Uint8Array(await answer.arrayBuffer());
}

/** @throws Error when the store does not take it. */
export async function addPicture(store: PictureStore, name: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const type = pictureFileName.exec(name)?.groups?.type ?? '';
  await ask(store, `images/${name}`, {
    method: 'POST',
    body: content,
    headers: { 'content-type': mimeTypes[type] ?? '', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}

/** @throws Error when the store does not delete it. */
export async function deletePicture(store: PictureStore, name: string): Promise<void> {
  const body = JSON.stringify({ prefixes: [name] });
  await ask(store, 'images', { method: 'DELETE', body, headers: { 'content-type': 'application/json' } });
}

/** @throws Error that names the file and says why. */
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
  const said = (await answer.text()).slice(0, 300);
  throw new Error(`The pictures of ${url} answered ${answer.status} to ${init.method ?? 'GET'} ${file}: ${said}`);
}
