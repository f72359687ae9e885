import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../support/render-app';
import { wording } from '../../support/specification-texts';

vi.mock(import('@/site/env'), async (importOriginal) => {
  const { env } = await importOriginal();
  const policies = { cookies: 'https://policies.example/cookies', privacy: 'https://policies.example/privacy' };
  return { env: { ...env, policies } };
});

test.each([
  [wording.footer.cookies, 'https://policies.example/cookies'],
  [wording.footer.privacy, 'https://policies.example/privacy'],
])('the policy %s opens at the configured address in a new tab', async (name, address) => {
  renderApp('/contact');
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
