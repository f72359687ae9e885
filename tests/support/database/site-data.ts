// Functions that visitors and staff call, and the outcomes of writes.
export * from '@/auth/session';
export * from '@/data/service/session-record';
export * from '@/data/posts/categories';
export * from '@/data/consoles/compatibility';
export * from '@/data/consoles/console-of-month';
export * from '@/data/consoles/consoles';
export * from '@/data/consoles/console-page';
export * from '@/data/consoles/found-consoles';
export * from '@/data/site/links';
export * from '@/data/consoles/past-consoles';
export * from '@/data/posts/posts';
export * from '@/data/site/settings';
export * from '@/data/posts/shared-draft';
export * from '@/data/site/social-links';
export * from '@/data/service/writes.admin';
