import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../build/environment.ts';

const project = { VITE_SUPABASE_URL: 'https://example.supabase.co', VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' };
const mail = { VITE_EMAILJS_SERVICE_ID: 's', VITE_EMAILJS_TEMPLATE_ID: 't', VITE_EMAILJS_PUBLIC_KEY: 'p' };

describe('a build', () => {
  test('without a project talks to its own origin and says that it is not for hosting', () => {
    const { hosted, define, notices } = readEnvironment({}, 'build');
    expect(hosted).toBe(false);
    expect(define['import.meta.env.VITE_SUPABASE_URL']).toBe('location.origin');
    expect(notices).toContain('local build, not for hosting');
  });
  test('with a project replaces nothing and needs the address of the site', () => {
    const { hosted, define, notices } = readEnvironment(
      { ...project, ...mail, VITE_SITE_URL: 'https://example.org' },
      'build',
    );
    expect({ hosted, define, notices }).toEqual({ hosted: true, define: {}, notices: [] });
    for (const address of ['', 'example.org', 'javascript:alert(1)']) {
      expect(() => readEnvironment({ ...project, VITE_SITE_URL: address }, 'build')).toThrow('VITE_SITE_URL');
    }
  });
  test('with half a project stops', () => {
    expect(() => readEnvironment({ VITE_SUPABASE_URL: 'https://x.example' }, 'build')).toThrow('both');
  });
  test('for hosting without a mail service says so, and never uses the outbox', () => {
    const { define, notices } = readEnvironment({ ...project, VITE_SITE_URL: 'https://example.org' }, 'build');
    expect(define).toEqual({});
    expect(notices.join()).toContain('messages cannot be sent');
  });
});

test('while developing without a mail service, messages go to the local outbox', () => {
  const { define } = readEnvironment(project, 'serve');
  expect(define['import.meta.env.VITE_EMAILJS_ORIGIN']).toBe('location.origin');
});

test('while developing with a mail service, messages go to it', () => {
  expect(readEnvironment(mail, 'serve').define).not.toHaveProperty('import.meta.env.VITE_EMAILJS_ORIGIN');
});
