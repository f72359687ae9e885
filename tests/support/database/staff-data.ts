// What only the screens of the staff call.
export * from '@/data/staff/accounts.admin';
export * from '@/data/posts/categories.admin';
export * from '@/data/consoles/console-editor.admin';
export * from '@/data/consoles/console-of-month.admin';
export * from '@/data/consoles/console-queue.admin';
export * from '@/data/consoles/consoles.admin';
export * from '@/data/posts/draft-links.admin';
export * from '@/data/site/links.admin';
export * from '@/data/staff/pictures.admin';
export * from '@/data/posts/posts.admin';
export * from '@/data/staff/revisions.admin';
export * from '@/data/site/settings.admin';
export * from '@/data/staff/setup.admin';
export * from '@/data/site/social-links.admin';
export * from '@/data/staff/users.admin';
