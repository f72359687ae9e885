/** Stands in for the picture of a post that has none or whose picture is broken. */
export const postPlaceholder = '/images/blog-placeholder.png';
