interface StoredThing {
  key: string;
  what: string;
}

/** All keys that the site stores in a browser, in plain words. A test compares this list with the code. */
export const browserStorage: readonly { title: string; things: readonly StoredThing[] }[] = [
  {
    title: 'Until you delete it',
    things: [
      { key: 'handheld-legacy.colour-scheme', what: 'Whether you chose light or dark' },
      { key: 'handheld-legacy.compare', what: 'The consoles that you compare' },
      {
        key: 'handheld-legacy.card',
        what: 'How wide a bank card is on your screen, so that drawings show their true size',
      },
    ],
  },
  {
    title: 'Until you close the tab',
    things: [
      { key: 'handheld-legacy.contact', what: 'The message that you’re writing to us' },
      { key: 'handheld-legacy.contact-attempts', what: 'Messages that you’ve sent, until their mail has left' },
      { key: 'handheld-legacy.left-builds', what: 'Which version of the site was replaced while you were reading' },
      { key: 'react-router-scroll-positions', what: 'How far you’ve scrolled on each page' },
      { key: 'remix-router-transitions', what: 'Between which pages a picture moves along' },
    ],
  },
  {
    title: 'Only on the devices of our team, until they sign out or delete it',
    things: [
      { key: 'handheld-legacy.session', what: 'The sign-in' },
      { key: 'handheld-legacy.kept.*', what: 'Work that is not saved yet' },
      { key: 'handheld-legacy.sidebar', what: 'Whether the menu of the admin area is folded' },
    ],
  },
];
