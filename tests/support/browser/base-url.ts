import { inject } from 'vitest';

/** Where the built site is served to this worker, without a slash at the end. */
export const baseUrl = inject('baseUrls')[Number(process.env.VITEST_POOL_ID) - 1] ?? '';
