// What only the screens of the staff call.
export * from '@/data/categories.admin';
export * from '@/data/console-editor.admin';
export * from '@/data/console-of-month.admin';
export * from '@/data/console-queue.admin';
export * from '@/data/consoles.admin';
export * from '@/data/draft-links.admin';
export * from '@/data/links.admin';
export * from '@/data/pictures.admin';
export * from '@/data/posts.admin';
export * from '@/data/revisions.admin';
export * from '@/data/settings.admin';
export * from '@/data/social-links.admin';
export * from '@/data/users.admin';
