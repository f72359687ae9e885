import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { supabase } from '../../../tools/stack/supabase-cli.ts';

interface Mail {
  subject: string;
  content_path: string;
}

interface Settings {
  auth: {
    email: { template: Record<string, Mail>; notification: Record<string, Partial<Mail> & { enabled: boolean }> };
  };
}

const root = path.join(import.meta.dirname, '../../..');
const { email } = (parse(readFileSync(path.join(root, 'supabase/config.toml'), 'utf8')) as unknown as Settings).auth;
const textOf = (file = '') => readFileSync(path.join(root, file), 'utf8');
const link = '{{ .SiteURL }}/login/password#token_hash={{ .TokenHash }}';
/** Returns the placeholders that the service fills in. */
const placesIn = (html: string) => [...new Set(html.match(/\{\{.*?\}\}/gs))].sort();

test.each(['confirmation', 'magic_link', 'recovery', 'invite'])(
  'the mail %s has no code, no picture, and one link that a scanner can open without harm',
  (kind) => {
    const { subject, content_path } = email.template[kind] ?? { subject: '', content_path: '' };
    const html = textOf(content_path);
    expect(Array.from(html.matchAll(/href="([^"]*)"/g), ([, address]) => address)).toEqual([link]);
    expect(html.replace(/\s*<a[^>]*>/, '')).toContain(link);
    expect(placesIn(html)).toEqual(['{{ .SiteURL }}', '{{ .TokenHash }}']);
    expect(placesIn(subject)).toEqual([]);
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=/);
  },
);

test('all sign-in mails have the same text', () => {
  const texts = ['confirmation', 'magic_link', 'recovery', 'invite'].map((kind) =>
    textOf(email.template[kind]?.content_path),
  );
  expect(new Set(texts).size).toBe(1);
});

test.each(['email_change', 'reauthentication'])('the unused mail %s has no link and no code', (kind) => {
  const { subject, content_path } = email.template[kind] ?? { subject: '', content_path: '' };
  const html = textOf(content_path);
  expect(html).not.toMatch(/href|<a |<img/);
  expect(html).toContain('this email has no link and no code');
  expect(placesIn(html + subject)).toEqual(['{{ .SiteURL }}']);
});

test('the service sends notices only about a new password and a new second factor', () => {
  const notices = Object.entries(email.notification).filter(([, { enabled }]) => enabled);
  expect(notices.map(([name]) => name).sort()).toEqual(['mfa_factor_enrolled', 'password_changed']);
  for (const [, { content_path }] of notices) expect(placesIn(textOf(content_path))).toEqual(['{{ .SiteURL }}']);
});

test('the Supabase CLI accepts the settings without a warning', async () => {
  // The CLI reads the settings before it connects to the database, which does not exist.
  const failure = await supabase('migration', 'list', '--remote=postgresql://nobody@127.0.0.1:1/none').catch(
    (error: unknown) => error as { stderr: string },
  );
  expect(failure.stderr).toContain('failed to connect');
  expect(failure.stderr).not.toMatch(/WARN|Invalid config|deprecated/i);
});
