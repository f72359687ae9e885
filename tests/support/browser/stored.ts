import { service } from './service';

/** Reads rows as an anonymous visitor. */
export async function readRows<Row>(path: string): Promise<Row[]> {
  const answer = await fetch(`${service.url}/rest/v1/${path}`, { headers: { apikey: service.publishableKey } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Row[];
}

/** Adds rows as the service role, which ignores all policies. */
export async function insertRows(table: string, rows: object[]): Promise<void> {
  await asService(table, { method: 'POST', body: JSON.stringify(rows) });
}

/** Deletes the rows that match a filter such as 'slug=like.test-*'. */
export async function deleteRows(table: string, filter: string): Promise<void> {
  await asService(`${table}?${filter}`, { method: 'DELETE' });
}

export async function updateRows(table: string, filter: string, changes: object): Promise<void> {
  await asService(`${table}?${filter}`, { method: 'PATCH', body: JSON.stringify(changes) });
}

async function asService(path: string, request: RequestInit): Promise<void> {
  const answer = await fetch(`${service.url}/rest/v1/${path}`, {
    ...request,
    headers: { apikey: service.secretKey, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
}
