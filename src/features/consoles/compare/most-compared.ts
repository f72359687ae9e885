/** The limit of a comparison. A separate file, because the page of the comparison does not need the tray's code. */
export const mostCompared = 4;
