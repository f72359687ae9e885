import type { SchemaFiles } from './schema-files.ts';
import type { TimeLimits } from './time-limits.ts';

/** What a backend in a thread is started with. */
export interface ThreadOptions {
  projectRoot: string;
  dataDir: string;
  schema: SchemaFiles;
}

/** What goes to the thread: requests, one at a time, and in the end the wish that it closes the database. */
export type ToThread = { kind: 'request'; request: PlainRequest } | { kind: 'close' };

/** What comes from it: first whether the database is open, then an answer to each request. */
export type FromThread =
  | { kind: 'open'; limits: TimeLimits }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; response: PlainResponse }
  | { kind: 'closed' };

/** A request or answer in parts that can be sent to another thread. */
interface PlainRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}
interface PlainResponse {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

export async function plainRequest(request: Request): Promise<PlainRequest> {
  const { url, method, headers } = request;
  return { url, method, headers: [...headers], body: request.body && (await request.arrayBuffer()) };
}

export async function plainResponse(response: Response): Promise<PlainResponse> {
  const { status, headers } = response;
  return { status, headers: [...headers], body: response.body && (await response.arrayBuffer()) };
}
