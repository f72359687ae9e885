// What visitors and the staff alike call, and how a write goes.
export * from '@/auth/session';
export * from '@/data/session-record';
export * from '@/data/categories';
export * from '@/data/compatibility';
export * from '@/data/console-of-month';
export * from '@/data/consoles';
export * from '@/data/console-page';
export * from '@/data/found-consoles';
export * from '@/data/links';
export * from '@/data/past-consoles';
export * from '@/data/posts';
export * from '@/data/settings';
export * from '@/data/shared-draft';
export * from '@/data/social-links';
export * from '@/data/writes.admin';
