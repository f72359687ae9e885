/** What can be found, in the order of the report. */
export const kinds = {
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

export type Kind = keyof typeof kinds;

/** Where something was found. */
export interface Place {
  thing: 'post' | 'console' | 'link' | 'site';
  /** Null for the site itself. */
  id: string | null;
  title: string;
}

/** As it is kept in `content_reports`. */
export interface Finding extends Place {
  kind: Kind;
  detail: string;
  address: string | null;
}

/** An address of another site in the content. */
export interface Mention extends Place {
  address: string;
}
