/** The limit of a comparison. The file is separate, because the page of the comparison needs no code of the tray. */
export const mostCompared = 4;
