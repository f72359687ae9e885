import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runBackend, type RunningBackend } from '../../build/local-backend/vite-plugin.ts';
import { apiRequest } from '../support/database/backend.ts';

let running: RunningBackend | undefined;
afterAll(() => running?.close());

test('several rebuilds at once follow each other, and a request in between gets the new database', async () => {
  running = await runBackend(path.join(import.meta.dirname, '../..'), { inMemory: true });
  const rebuilds = [running.rebuild(), running.rebuild()];
  const answer = await running.fetch(apiRequest('/rest/v1/consoles?select=id'));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveLength(19);
  await expect(Promise.all(rebuilds)).resolves.toHaveLength(2);
  await running.close();
  await running.rebuild();
  await expect(running.fetch(apiRequest('/rest/v1/consoles?select=id'))).resolves.not.toMatchObject({ status: 200 });
});
