import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type Backend, cachedSnapshot, startBackend } from './backend.ts';
import { runJobs, takeQueuedRequests } from './extension-workers.ts';
import { localPublishableKey } from './local-keys.ts';
import {
  clockUrl,
  type FromThread,
  plainResponse,
  readTimeLimits,
  type ThreadOptions,
  type ToThread,
} from './threaded-backend.ts';

/** Runs the backend of a server in a separate thread: see `threaded-backend.ts`. */
export async function serve(): Promise<void> {
  if (parentPort === null) return;
  const port = parentPort;
  const { projectRoot, dataDir, schema } = workerData as ThreadOptions;
  const send = (message: FromThread) => port.postMessage(message);
  try {
    const snapshot = existsSync(dataDir) ? undefined : cachedSnapshot(projectRoot, schema);
    const backend = await startBackend({ dataDir, snapshot, schema });
    const limits = await readTimeLimits(backend);
    await warmUp(backend);
    port.on('message', (message: ToThread) => void respond(backend, message).then(send));
    send({ kind: 'open', limits });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

async function respond(backend: Backend, message: ToThread): Promise<FromThread> {
  if (message.kind === 'close') {
    await backend.close();
    return { kind: 'closed' };
  }
  const { url, ...init } = message.request;
  const earlierMails = (await backend.mails()).length;
  const response = url === clockUrl ? await tick(backend) : await backend.fetch(new Request(url, init));
  const sent = [...(await backend.mails()).slice(earlierMails), ...(await takeQueuedRequests(backend))];
  return { kind: 'answer', response: await plainResponse(response), sent };
}

async function tick(backend: Backend): Promise<Response> {
  await runJobs(backend);
  return new Response(null, { status: 204 });
}

/**
 * Sends a first request, which reads the tables of the schema. The first read takes longer than the limit of a real
 * request.
 */
async function warmUp(backend: Backend): Promise<void> {
  const headers = { apikey: localPublishableKey };
  await backend.fetch(new Request('http://localhost/rest/v1/site_settings?select=id', { headers }));
}
