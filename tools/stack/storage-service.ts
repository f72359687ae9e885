import type { Pool, PoolClient } from 'pg';
import type { Caller } from './caller.ts';
import type { Service } from './gateway.ts';

interface Bucket {
  id: string;
  public: boolean;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
}

interface StoredFile {
  content: Uint8Array<ArrayBuffer>;
  type: string;
  cacheControl: string;
}

const route = /^\/object\/(?<open>public\/)?(?<bucket>[\w-]+)(?:\/(?<name>.+))?$/;

/**
 * Stands in for the storage service, as far as the site asks: add a file, get one of a public bucket, delete some. Rows
 * are in storage.objects and are written as the caller; the bytes are in memory.
 * @param pool connections of the role that the service has in a hosted project, `supabase_storage_admin`
 */
export function storageService(pool: Pool): Service {
  const files = new Map<string, StoredFile>();
  return async (request, caller) => {
    const { pathname } = new URL(request.url);
    const { open, bucket = '', name } = route.exec(pathname)?.groups ?? {};
    const decodedName = decoded(name ?? '');
    if (decodedName === null) return failure('400', 'InvalidKey', `Invalid key: ${name}`);
    const key = `${bucket}/${decodedName}`;
    if (open) return getFile(pool, bucket, files.get(key));
    if (!caller.claims) return failure('403', 'Unauthorized', 'jws verification failed');
    const client = await pool.connect();
    try {
      await client.query('begin');
      const answer =
        request.method === 'POST' && name !== undefined
          ? await addFile(client, { bucket, key, request, caller, files })
          : request.method === 'DELETE' && name === undefined
            ? await deleteFiles(client, { bucket, request, caller, files })
            : failure('404', 'not_found', 'The stand-in does not know this route');
      await client.query(answer.ok ? 'commit' : 'rollback');
      return answer;
    } catch (error) {
      await client.query('rollback');
      return rejection(error);
    } finally {
      client.release();
    }
  };
}

async function getFile(pool: Pool, bucket: string, file: StoredFile | undefined): Promise<Response> {
  const { rowCount } = await pool.query('select from storage.buckets where id = $1 and public', [bucket]);
  if (rowCount === 0) return failure('404', 'Bucket not found', 'Bucket not found');
  if (!file) return failure('404', 'not_found', 'Object not found');
  return new Response(file.content, { headers: { 'content-type': file.type, 'cache-control': file.cacheControl } });
}

interface Asked {
  bucket: string;
  request: Request;
  caller: Caller;
  files: Map<string, StoredFile>;
}

async function addFile(
  client: PoolClient,
  { bucket: id, key, request, caller, files }: Asked & { key: string },
): Promise<Response> {
  const { rows } = await client.query<Bucket>(
    'select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [id],
  );
  const [bucket] = rows;
  if (!bucket) return failure('404', 'Bucket not found', 'Bucket not found');
  const type = request.headers.get('content-type') ?? '';
  if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(type)) {
    return failure('415', 'invalid_mime_type', `mime type ${type} is not supported`);
  }
  const content = new Uint8Array(await request.arrayBuffer());
  if (bucket.file_size_limit !== null && content.length > Number(bucket.file_size_limit)) {
    return failure('413', 'Payload too large', 'The object exceeded the maximum allowed size');
  }
  const cacheControl = request.headers.get('cache-control') ?? 'no-cache';
  await become(client, caller);
  const added = await client.query<{ id: string }>(
    `insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
     values ($1, $2, $3::uuid, $3, $4) returning id`,
    [id, key.slice(id.length + 1), caller.claims?.sub, { mimetype: type, size: content.length, cacheControl }],
  );
  files.set(key, { content, type, cacheControl });
  return Response.json({ Id: added.rows[0]?.id, Key: key });
}

/** Row-level security hides what the caller may not delete: the answer names what is gone. */
async function deleteFiles(client: PoolClient, { bucket, request, caller, files }: Asked): Promise<Response> {
  const { prefixes } = (await request.json()) as { prefixes: string[] };
  await become(client, caller);
  const { rows } = await client.query<{ name: string }>(
    'delete from storage.objects where bucket_id = $1 and name = any ($2) returning bucket_id, id, name',
    [bucket, prefixes],
  );
  for (const { name } of rows) files.delete(`${bucket}/${name}`);
  return Response.json(rows);
}

const roles = ['anon', 'authenticated', 'service_role'];

async function become(client: PoolClient, { claims }: Caller): Promise<void> {
  const role = roles.find((each) => each === claims?.role) ?? 'anon';
  await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
  await client.query(`set local role ${role}`);
}

/** Null for what cannot be decoded. */
function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

/** The service answers what it rejects with 400, and says in the body what it means. */
function failure(statusCode: string, error: string, message: string): Response {
  return Response.json({ statusCode, error, message }, { status: 400 });
}

function rejection(error: unknown): Response {
  const { code, message } = error as { code?: string; message: string };
  if (code === '42501') return failure('403', 'Unauthorized', message);
  if (code === '23505') return failure('409', 'Duplicate', 'The resource already exists');
  if (code?.startsWith('22')) return failure('400', 'InvalidKey', `Invalid key: ${message}`);
  throw error;
}
