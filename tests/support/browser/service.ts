import { inject } from 'vitest';
import { localPublishableKey, localSecrets } from '../../../build/local-backend/local-keys.ts';
import { baseUrl } from './base-url';

/** The service of the open site: the stack, or the embedded backend at the address of the site. */
export const service = inject('stack') ?? {
  url: baseUrl,
  publishableKey: localPublishableKey,
  secretKey: localSecrets.secretKey,
};
