import { env } from '@/site/env';
import { DataError } from '@/data/service/errors';
import { pictureBucket } from './pictures.admin';
import { accessToken, storedSession } from '@/data/service/session-record';
import { renewedToken } from '@/data/service/supabase.admin';
import { timeouts } from '@/data/service/timeouts';

export type UploadProblem =
  'signed out' | 'not allowed' | 'too many' | 'wrong type' | 'too large' | 'full' | 'network' | 'server';

/** A failed upload. Its message is for the log. */
class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

interface Watch {
  signal: AbortSignal;
  /** Gets the number of bytes that have left this device. */
  onProgress: (sent: number) => void;
}

/**
 * Stores a file under a name made from its content. A file of that name may exist already, as after a lost response.
 * That file has the same content, so the upload counts as a success. After a rejected token, the function renews the
 * token and sends once more. supabase-js reports no progress, so this module sends the request itself.
 * @throws UploadError, or AbortError after a cancellation
 */
export async function uploadFile(name: string, file: Blob, watch: Watch): Promise<void> {
  const sender = storedSession()?.user.id;
  const token = accessToken();
  if (token === null) throw new UploadError('signed out', 'no user is signed in');
  let response = await send(name, file, token, watch);
  if (isTokenExpired(response)) {
    // Another request may have renewed the token meanwhile.
    const renewed = accessToken() === token ? await renewedToken() : accessToken();
    if (storedSession()?.user.id !== sender) throw new UploadError('signed out', response.message);
    if (renewed !== null) response = await send(name, file, renewed, watch);
  }
  if (response.status === 200 || response.status === 409) return;
  throw new UploadError(problems[response.status] ?? 'server', `${response.status} ${response.message.slice(0, 300)}`);
}

const problems: Record<number, UploadProblem> = {
  0: 'network',
  401: 'signed out',
  402: 'full',
  403: 'not allowed',
  413: 'too large',
  415: 'wrong type',
  507: 'full',
};

interface UploadResponse {
  /** 0 without a response. */
  status: number;
  message: string;
}

function send(name: string, file: Blob, token: string, { signal, onProgress }: Watch): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const settled = (message: string) => {
      signal.removeEventListener('abort', abort);
      if (signal.aborted) reject(new DOMException('the upload was cancelled', 'AbortError'));
      else resolve(responseOf(request.status, message));
    };
    const abort = () => {
      request.abort();
      settled('aborted');
    };
    request.open('POST', `${env.supabaseUrl}/storage/v1/object/${pictureBucket}/${name}`);
    request.timeout = timeouts.upload;
    request.setRequestHeader('apikey', env.supabaseKey);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('cache-control', 'public, max-age=31536000, immutable');
    request.setRequestHeader('x-upsert', 'false');
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => settled(request.responseText);
    request.onerror = () => settled('no answer');
    request.ontimeout = () => settled('no answer in time');
    if (signal.aborted) return settled('aborted');
    signal.addEventListener('abort', abort);
    request.send(file);
  });
}

/** Returns the problem of a failed upload. The error comes from the files or from the row. */
export function uploadProblemOf(error: Error): UploadProblem {
  if (error instanceof UploadError) return error.problem;
  if (accessToken() === null) return 'signed out';
  if (!(error instanceof DataError)) return 'server';
  if (error.kind === 'rejected') return error.message.includes('300 pictures a day') ? 'too many' : 'not allowed';
  return error.kind === 'network' || error.kind === 'timeout' ? 'network' : 'server';
}

/** Reads the status from the body. The service rejects mostly with 400, and the body has the exact status. */
function responseOf(status: number, text: string): UploadResponse {
  try {
    const { statusCode, message } = JSON.parse(text) as Record<string, unknown>;
    return { status: Number(statusCode) || status, message: typeof message === 'string' ? message : text };
  } catch {
    return { status, message: text };
  }
}

function isTokenExpired({ status, message }: UploadResponse): boolean {
  return status === 401 || (status === 403 && /\bjwt\b|"exp"/i.test(message));
}
