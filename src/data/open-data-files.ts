/** What the build writes (build/feeds/open-data.ts). */
export const openDataFiles = [
  {
    ...{ path: '/data/consoles.json', label: 'Download JSON', type: 'application/json' },
    says: 'Everything: consoles, releases and prices, what plays on what, link cables, and the sources of each value.',
  },
  {
    ...{ path: '/data/consoles.csv', label: 'Download CSV', type: 'text/csv' },
    says: 'A row for each console, in UTF-8. Lists are parted by semicolons; a text that a spreadsheet would take for a formula has an apostrophe before it.',
  },
];

export const openDataLicence = 'https://creativecommons.org/licenses/by/4.0/';
