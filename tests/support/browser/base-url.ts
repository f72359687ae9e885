import { inject } from 'vitest';

/** Address of this worker's server with the built site, without a slash at the end. */
export const baseUrl = inject('baseUrls')[Number(process.env.VITEST_POOL_ID) - 1] ?? '';
