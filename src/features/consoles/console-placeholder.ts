/** Stands in for a console's picture that is missing. */
export const consolePlaceholder = '/images/console-placeholder.png';
