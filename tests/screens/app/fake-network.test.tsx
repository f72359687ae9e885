import { PostgrestClient } from '@supabase/postgrest-js';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/data/service/database.types';
import { aConsole, aFeaturedConsole, aLink, aPost } from '../../support/builders';
import { accounts, issueSession } from '../../support/network/auth';
import { network } from '../../support/network/server';

// The tests of screens rely on these rules of the fake network, but would pass even if the fake broke a rule.

function signedIn(token = issueSession(network, accounts.editor).access_token) {
  const headers = { authorization: `Bearer ${token}` };
  return new PostgrestClient<Database>(`${location.origin}/rest/v1`, { headers, retry: false });
}

const visitor = new PostgrestClient<Database>(`${location.origin}/rest/v1`, { retry: false });
const newLink = { title: 'New', url: 'https://new.example/', category: 'Tools' };

describe('writes to the fake', () => {
  test('add an id, times and defaults to a new row, and return the selected columns', async () => {
    const { data, status } = await signedIn().from('links').insert(newLink).select('title, active');
    expect({ data, status }).toEqual({ data: [{ title: 'New', active: true }], status: 201 });
    expect(network.tables.links).toMatchObject([{ ...newLink, order: 0, image: null }]);
    expect(network.writesOf('links')).toMatchObject([{ method: 'POST', body: newLink }]);
  });

  test('change nothing if the version of the row is outdated', async () => {
    const post = aPost();
    network.tables.blog_posts = [post];
    const client = signedIn();
    const change = (title: string) =>
      client.from('blog_posts').update({ title }).eq('id', post.id).eq('updated_at', post.updated_at).select();
    const { data } = await change('First');
    expect(data).toMatchObject([{ title: 'First', staff_search: 'First\nAda Author\nhistory' }]);
    expect(Date.parse(data?.[0]?.updated_at ?? '')).toBeGreaterThan(Date.parse(post.updated_at));
    expect(await change('Second')).toMatchObject({ status: 200, data: [] });
  });

  test("fold the text for the staff's search as the database does", async () => {
    network.tables.blog_posts = [aPost({ title: 'Old' })];
    const client = signedIn();
    const { data } = await client.from('blog_posts').update({ title: 'Pokémon’s   own' }).eq('title', 'Old').select();
    expect(data).toMatchObject([{ staff_search: "Pokemon's own\nAda Author\nhistory" }]);
  });

  test('reject a slug or id that is in use, and name the constraint', async () => {
    const [first, second] = [aPost(), aPost()];
    network.tables.blog_posts = [first, second];
    const client = signedIn();
    const change = await client.from('blog_posts').update({ slug: first.slug }).eq('id', second.id).select();
    expect(change).toMatchObject({ status: 409, error: { code: '23505' } });
    expect(change.error?.message).toContain('"blog_posts_slug_key"');
    network.tables.links = [aLink()];
    const duplicate = await client
      .from('links')
      .insert({ ...newLink, id: network.tables.links[0]?.id })
      .select();
    expect(duplicate.error?.message).toContain('"links_pkey"');
    expect(network.tables.blog_posts).toEqual([first, second]);
  });

  test('change the settings, or make the row if it is missing', async () => {
    const upsert = signedIn().from('site_settings').upsert({ id: 1, siteName: 'New' }, { onConflict: 'id' });
    expect(await upsert.select('siteName')).toMatchObject({ status: 200, data: [{ siteName: 'New' }] });
    expect(network.tables.site_settings).toMatchObject([{ siteName: 'New', itemsPerPage: 3 }]);
  });

  test('feature one console and unset the other console', async () => {
    const handheld = aConsole();
    network.tables.consoles = [handheld];
    network.tables.console_of_month = [aFeaturedConsole(handheld.id)];
    const row = { console_id: handheld.id, start_date: '2026-12-01', end_date: '2026-12-31', featured: true };
    const { data } = await signedIn().from('console_of_month').insert(row).select('id, console:consoles(name)');
    expect(data).toMatchObject([{ console: { name: 'Game Boy' } }]);
    expect(network.tables.console_of_month.map(({ featured }) => featured)).toEqual([false, true]);
  });

  test('change no protected row, and reject an insert into a protected table', async () => {
    const link = aLink();
    network.tables.links = [link];
    network.writeProtected.add('links');
    const client = signedIn();
    expect(await client.from('links').delete().eq('id', link.id).select('id')).toMatchObject({ status: 200, data: [] });
    expect(await client.from('links').insert(newLink).select()).toMatchObject({
      status: 403,
      error: { code: '42501' },
    });
    expect(network.tables.links).toEqual([link]);
  });

  test('take effect although the response is lost', async () => {
    network.replyFaults.set('links', 'offline');
    expect(await signedIn().from('links').insert(newLink).select()).toMatchObject({ status: 0 });
    expect(network.tables.links).toHaveLength(1);
  });

  test('count as mistakes if the fake does not support the request', async () => {
    await signedIn().from('links').delete().eq('id', 'x').gte('order', 1).select();
    await signedIn().from('links').delete().eq('id', 'x');
    await signedIn().from('links').delete().select();
    await fetch('/auth/v1/signup', { method: 'POST' }).catch(() => undefined);
    expect(network.mistakes).toHaveLength(4);
    network.mistakes = [];
  });
});

describe('tokens of the fake', () => {
  test('fail if unknown or expired, and a visitor cannot write', async () => {
    const { access_token } = issueSession(network, accounts.admin);
    const read = (token: string) => signedIn(token).from('links').select('id');
    expect(await read('made up')).toMatchObject({ status: 401, error: { code: 'PGRST301' } });
    expect(await read(access_token)).toMatchObject({ status: 200 });
    network.expireTokens();
    expect(await read(access_token)).toMatchObject({ status: 401, error: { code: 'PGRST303' } });
    expect(await visitor.from('links').insert(newLink).select()).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
  });

  test('limit a visitor to granted columns, and reject a read of all columns', async () => {
    network.tables.links = [aLink()];
    const rejection = { status: 401, error: { code: '42501' } };
    expect(await visitor.from('links').select('id, title').eq('active', true)).toMatchObject({ status: 200 });
    expect(await visitor.from('links').select('*')).toMatchObject(rejection);
    expect(await visitor.from('links').select('id, created_at')).toMatchObject(rejection);
    expect(await visitor.from('links').select('id').order('created_at')).toMatchObject(rejection);
    expect(await visitor.from('console_of_month').select('id, console:consoles(created_at)')).toMatchObject(rejection);
  });

  test('can refresh a session only once', async () => {
    const { refresh_token } = issueSession(network, accounts.admin);
    const refresh = () =>
      fetch('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: JSON.stringify({ refresh_token }) });
    const session = (await (await refresh()).json()) as { access_token: string };
    expect(await signedIn(session.access_token).from('links').select('id')).toMatchObject({ status: 200 });
    expect(await (await refresh()).json()).toMatchObject({ error_code: 'refresh_token_not_found' });
  });
});
