/** Addresses within the admin area. No public page links to them: they stay out of the code that visitors load. */
export const adminPaths = {
  posts: '/admin/blog',
  newPost: '/admin/blog/new',
  editPost: (id: string) => `/admin/blog/edit/${encodeURIComponent(id)}`,
  consoles: '/admin/consoles',
  newConsole: '/admin/consoles/new',
  editConsole: (id: string) => `/admin/consoles/${encodeURIComponent(id)}`,
  users: '/admin/users',
  consoleOfMonth: '/admin/console-of-month',
  socialLinks: '/admin/social-media',
  links: '/admin/links',
  categories: '/admin/categories',
  trash: '/admin/trash',
  activity: '/admin/activity',
  settings: '/admin/settings',
};
