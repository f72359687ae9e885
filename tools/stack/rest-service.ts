import type { Service } from './gateway.ts';

/** Headers that belong to one connection, and headers from which the gateway has identified the caller. */
const notPassedOn = ['authorization', 'apikey', 'connection', 'content-length', 'host', 'keep-alive', 'origin'];

export function restService(postgrest: string): Service {
  return async (request, { token }) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of notPassedOn) headers.delete(name);
    headers.set('authorization', `Bearer ${token}`);
    const body = request.body && (await request.arrayBuffer());
    return fetch(`${postgrest}${pathname}${search}`, { method: request.method, headers, body, redirect: 'manual' });
  };
}
