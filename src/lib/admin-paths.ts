/** Addresses of the admin area that no public page links to: they stay out of the code that visitors load. */
export const adminPaths = {
  pictures: '/admin/pictures',
};
