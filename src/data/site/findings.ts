/** What the content check can find, in the order of its report. */
export const findingKinds = {
  'broken-link': 'Broken links',
  'moved-link': 'Links to what has moved for good',
  'slow-link': 'Links without an answer in time',
  'link-not-asked': 'Links that could not be asked',
  'picture-without-text': 'Pictures without alternative text',
  'skipped-heading': 'Headings that skip a level',
  'vague-link': 'Links that do not say where they lead',
  'post-without-console': 'Articles without a console',
  'console-without-source': 'Consoles with facts without a source',
};
