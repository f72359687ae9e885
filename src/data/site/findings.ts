/** The kinds of findings of the content check, in the order of its report. */
export const findingKinds = {
  'broken-link': 'Broken links',
  'moved-link': 'Permanently moved links',
  'slow-link': 'Links that timed out',
  'link-not-asked': 'Links we could not check',
  'picture-without-text': 'Pictures without alternative text',
  'skipped-heading': 'Headings that skip a level',
  'vague-link': 'Links with vague text',
  'post-without-console': 'Articles not linked to a console',
  'console-without-source': 'Consoles with unsourced facts',
};
