import { inject } from 'vitest';
import { localPublishableKey, localSecrets } from '../../../build/local-backend/local-keys.ts';
import { baseUrl } from './base-url';

/**
 * The service of the tested site: the stack, or the embedded backend. The embedded backend has the address of the site.
 */
export const service = inject('stack') ?? {
  url: baseUrl,
  publishableKey: localPublishableKey,
  secretKey: localSecrets.secretKey,
};
