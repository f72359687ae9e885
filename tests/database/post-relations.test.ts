// What the build works out beside an article is what the database answers.
import path from 'node:path';
import { hashKey } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { postRelations } from '@/data/post-relations';
import { answersOf } from '@/data/site-content';
import type { Backend } from '../../build/local-backend/backend.ts';
import { localPublishableKey } from '../../build/local-backend/local-keys.ts';
import { readPublishedContent } from '../../build/prerender/published-content.ts';
import { startTestBackend } from '../support/database/backend.ts';

const project = { url: 'http://localhost:3000', publishableKey: localPublishableKey };

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test.each<[site: string, change: string]>([
  ['the seeded site', ''],
  // Then ids decide which is newer.
  ['a site whose posts are all of one day', "update public.blog_posts set date = '2026-01-01'"],
])('%s: each article of a build has the relations that a visitor is answered', async (_site, change) => {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => backend.fetch(new Request(address, init)));
  onTestFinished(() => void vi.unstubAllGlobals());
  await backend.script(change);
  const content = await readPublishedContent(path.join(import.meta.dirname, '../..'), project);
  const answers = answersOf(content, 6);
  expect(content.posts.length).toBeGreaterThan(5);
  for (const { slug } of content.posts) {
    const [answered] = await backend.sql('select * from public.post_relations($1)', [slug]);
    expect(answers.get(hashKey(postRelations(slug).queryKey)), slug).toEqual(answered);
  }
});
