/** What the build writes (build/feeds/open-data.ts). */
export const openDataFiles = [
  {
    ...{ path: '/data/consoles.json', label: 'Download JSON', type: 'application/json' },
    says: 'Everything: consoles, releases and prices, what plays on what, link cables, and the sources of each value.',
  },
  {
    ...{ path: '/data/consoles.csv', label: 'Download CSV', type: 'text/csv' },
    says: 'A row for each console, in UTF-8. Semicolons separate the items of a list. Text that a spreadsheet would run as a formula starts with an apostrophe.',
  },
];

export const openDataLicence = 'https://creativecommons.org/licenses/by/4.0/';
