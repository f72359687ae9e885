/**
 * The files of the open data, with their types and the texts of their page. build/feeds/open-data.ts writes the files.
 */
export const openDataFiles = [
  {
    path: '/data/consoles.json',
    label: 'Download JSON',
    type: 'application/json',
    text: 'Everything: consoles, releases and prices, what plays on what, link cables, and the sources of each value.',
  },
  {
    path: '/data/consoles.csv',
    label: 'Download CSV',
    type: 'text/csv',
    text: 'A row for each console, in UTF-8 with a byte order mark for Excel (in Python, utf-8-sig). Semicolons separate the items of a list. Text that a spreadsheet would run as a formula starts with an apostrophe.',
  },
] as const;

export const openDataLicence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
