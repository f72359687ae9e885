import { localSecrets } from './local-keys.ts';
import { readToken, userToken, type Claims } from './tokens.ts';

/**
 * The table for the bytes of files. The bytes of a file belong to a row of `storage.objects`, so that Postgres saves,
 * rolls back and deletes the bytes together with the row.
 */
export const localFiles = `
  create table storage.local_files (
    object_id uuid primary key references storage.objects (id) on delete cascade,
    content bytea not null
  );
  alter table storage.local_files enable row level security;
`;

/** One connection to a database with `localFiles`. */
export interface StorageDatabase {
  query(statement: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The sender of a request, as PostgREST describes it. */
export interface StorageCaller {
  role: 'anon' | 'authenticated' | 'service_role';
  sub: string | null;
  claims?: Claims;
}

interface Bucket {
  public: boolean;
  file_size_limit: number | string | null;
  allowed_mime_types: string[] | null;
}

const route = /^\/storage\/v1\/object\/(?<open>public\/)?(?<bucket>[\w-]+)(?:\/(?<name>.+))?$/;

export function isStorage({ url }: Request): boolean {
  return /^\/storage\/v1\/object(\/|$)/.test(new URL(url).pathname);
}

/**
 * Emulates the routes of Supabase Storage that the site uses: add a file, get a file of a public bucket, delete files.
 * The function writes rows with the caller's rights, so that the policies of the migrations decide. Requests must run
 * one after another.
 * @param caller null for a forged or expired token
 */
export async function answerStorage(
  database: StorageDatabase,
  request: Request,
  { caller, undoWrites = false }: { caller: StorageCaller | null; undoWrites?: boolean },
): Promise<Response> {
  const { open, bucket = '', name } = route.exec(new URL(request.url).pathname)?.groups ?? {};
  const file = { bucket, name: decoded(name ?? '') };
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (open && file.name && isRead) return getFile(database, file);
  if (caller === null) return failure(400, '403', 'Unauthorized', '"exp" claim timestamp check failed');
  const isUpload = !open && request.method === 'POST' && file.name;
  const isDeletion = !open && request.method === 'DELETE' && bucket && name === undefined;
  if (!isUpload && !isDeletion) return failure(404, '404', 'Not found', 'The site does not use this route');
  await database.query('begin');
  let ending = 'rollback';
  try {
    const answer = await (isUpload
      ? addFile(database, file, request, caller)
      : deleteFiles(database, bucket, request, caller));
    if (answer.ok && !undoWrites) ending = 'commit';
    return answer;
  } catch (error) {
    return rejection(error);
  } finally {
    await database.query(ending);
  }
}

interface StoredFile {
  bucket: string;
  name: string;
}

async function getFile(database: StorageDatabase, { bucket, name }: StoredFile): Promise<Response> {
  const { rows } = await database.query(
    `select file.content, object.metadata ->> 'mimetype' as mimetype, object.metadata ->> 'cacheControl' as "cacheControl"
     from storage.objects as object
     join storage.buckets as bucket on bucket.id = object.bucket_id and bucket.public
     join storage.local_files as file on file.object_id = object.id
     where object.bucket_id = $1 and object.name = $2`,
    [bucket, name],
  );
  const [file] = rows as { content: Uint8Array<ArrayBuffer>; mimetype: string; cacheControl: string }[];
  if (!file) return failure(400, '404', 'not_found', 'Object not found');
  return new Response(file.content, {
    headers: {
      'content-type': file.mimetype,
      'cache-control': file.cacheControl,
      'x-content-type-options': 'nosniff',
    },
  });
}

async function addFile(
  database: StorageDatabase,
  { bucket: bucketId, name }: StoredFile,
  request: Request,
  caller: StorageCaller,
): Promise<Response> {
  const { rows: buckets } = await database.query(
    'select public, file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [bucketId],
  );
  const [bucket] = buckets as Bucket[];
  if (!bucket) return failure(400, '404', 'Bucket not found', 'Bucket not found');
  const mimetype = request.headers.get('content-type') ?? '';
  if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(mimetype))
    return failure(400, '415', 'invalid_mime_type', `mime type ${mimetype} is not supported`);
  const content = new Uint8Array(await request.arrayBuffer());
  if (bucket.file_size_limit !== null && content.length > Number(bucket.file_size_limit))
    return failure(400, '413', 'Payload too large', 'The object exceeded the maximum allowed size');
  const cacheControl = request.headers.get('cache-control') ?? 'no-cache';
  await become(database, caller);
  await database.query(
    'insert into storage.objects (bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4::jsonb)',
    [bucketId, name, caller.sub, JSON.stringify({ mimetype, size: content.length, cacheControl })],
  );
  await database.query('reset role');
  const { rows } = await database.query(
    `insert into storage.local_files (object_id, content)
     select id, $3 from storage.objects where bucket_id = $1 and name = $2 returning object_id as id`,
    [bucketId, name, content],
  );
  const [added] = rows as { id: string }[];
  return Response.json({ Id: added?.id, Key: `${bucketId}/${name}` });
}

/**
 * Deletes files, and names the deleted files in the response: row-level security hides files that the caller may not
 * delete.
 */
async function deleteFiles(
  database: StorageDatabase,
  bucket: string,
  request: Request,
  caller: StorageCaller,
): Promise<Response> {
  const { prefixes } = (await request.json().catch(() => ({}))) as { prefixes?: unknown };
  if (!Array.isArray(prefixes) || !prefixes.every((each) => typeof each === 'string'))
    return failure(400, '400', 'Error', 'body must have required property prefixes');
  await become(database, caller);
  const { rows } = await database.query(
    'delete from storage.objects where bucket_id = $1 and name = any ($2) returning bucket_id, id, name',
    [bucket, prefixes],
  );
  return Response.json(rows);
}

async function become(database: StorageDatabase, { role, sub, claims }: StorageCaller): Promise<void> {
  await database.query(
    "select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)",
    [JSON.stringify({ ...claims, role, sub }), sub ?? ''],
  );
  await database.query(`set local role ${role}`);
}

/** Returns the sender of a request to the embedded backend; null for a forged or expired token. */
export function localCaller({ headers }: Request): StorageCaller | null {
  if (headers.get('apikey') === localSecrets.secretKey) return { role: 'service_role', sub: null };
  const token = userToken(headers);
  if (token === '') return { role: 'anon', sub: null };
  const claims = readToken(token, localSecrets.jwtSecret) ?? {};
  const { role, sub } = claims;
  return role === 'authenticated' && typeof sub === 'string' ? { role, sub, claims } : null;
}

/** Decodes a name. Returns '' for a malformed name. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

/**
 * Returns an error response of the storage service. Most rejections have status 400, and the real status in the body.
 */
function failure(status: number, statusCode: string, error: string, message: string): Response {
  return Response.json({ statusCode, error, message }, { status });
}

function rejection(error: unknown): Response {
  const { code, message } = error as { code?: string; message: string };
  if (code === '42501') return failure(400, '403', 'Unauthorized', message);
  if (code === '23505') return failure(400, '409', 'Duplicate', 'The resource already exists');
  // Postgres rejects some names, such as a name with a zero byte.
  if (code?.startsWith('22')) return failure(400, '400', 'InvalidKey', `Invalid key: ${message}`);
  throw error;
}
