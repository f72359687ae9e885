/** Consoles side by side. Apart from the tray, whose code the page of the comparison does not need. */
export const mostCompared = 4;
