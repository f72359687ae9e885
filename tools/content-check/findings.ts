import type { findingKinds } from '../../src/data/site/findings.ts';

export type Kind = keyof typeof findingKinds;

/** Where something was found. */
export interface Place {
  thing: 'post' | 'console' | 'link' | 'social' | 'site';
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
