import type { Pool } from 'pg';
import { answerStorage, type StorageCaller } from '../../build/local-backend/storage.ts';
import type { Claims } from '../../build/local-backend/tokens.ts';
import type { Service } from './gateway.ts';

/**
 * Stands in for the storage service with the responses of the embedded backend.
 * @param pool connections of `supabase_storage_admin`, the service's role in a hosted project
 */
export function storageService(pool: Pool): Service {
  return async (request, { claims }) => {
    const { pathname } = new URL(request.url);
    const storageRequest = new Request(`http://localhost/storage/v1${pathname}`, request);
    const client = await pool.connect();
    try {
      const answer = await answerStorage(client, storageRequest, { caller: claims && callerOf(claims) });
      // The real service sends no such header.
      answer.headers.delete('x-content-type-options');
      return answer;
    } finally {
      client.release();
    }
  };
}

const roles = ['authenticated', 'service_role'] as const;

function callerOf(claims: Claims): StorageCaller {
  const { role, sub } = claims;
  return { role: roles.find((each) => each === role) ?? 'anon', sub: typeof sub === 'string' ? sub : null, claims };
}
