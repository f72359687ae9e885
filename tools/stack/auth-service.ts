import type { Pool } from 'pg';
import { authService, type AuthOptions } from '../../build/local-backend/auth/service.ts';
import type { Service } from './gateway.ts';

/** The stand-in for the auth service. Its connections have the role of the real service in a hosted project. */
export function pooledAuthService(pool: Pool, options: AuthOptions): Service {
  const answer = authService(options);
  return async (request, caller) => {
    const client = await pool.connect();
    const query = (statement: string, parameters?: unknown[]) => client.query<object>(statement, parameters);
    try {
      return await answer(request, caller, { query });
    } finally {
      client.release();
    }
  };
}
