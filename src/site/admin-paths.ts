/** Addresses within the admin area. No public page links to them: they stay out of the code that visitors load. */
export const adminPaths = {
  posts: '/admin/blog',
  newPost: '/admin/blog/new',
  editPost: (id: string) => `/admin/blog/edit/${encodeURIComponent(id)}`,
  pictures: '/admin/pictures',
  consoles: '/admin/consoles',
  newConsole: '/admin/consoles/new',
  editConsole: (id: string) => `/admin/consoles/${encodeURIComponent(id)}`,
  users: '/admin/users',
  consoleOfMonth: '/admin/console-of-month',
  socialLinks: '/admin/social-media',
  links: '/admin/links',
  categories: '/admin/categories',
  activity: '/admin/activity',
  deleted: '/admin/activity?show=deleted',
  settings: '/admin/settings',
};
