import { inject } from 'vitest';
import { localPublishableKey, localSecrets } from '../../../build/local-backend/local-keys.ts';
import { baseUrl } from './base-url';

/** What answers the site that is open: the stack, or the embedded backend at the address of the site. */
export const service = inject('stack') ?? {
  url: baseUrl,
  publishableKey: localPublishableKey,
  secretKey: localSecrets.secretKey,
};
