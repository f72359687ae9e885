import type { findingKinds } from '../../src/data/site/findings.ts';

export type Kind = keyof typeof findingKinds;

/** The row that a finding belongs to. */
export interface Place {
  thing: 'post' | 'console' | 'link' | 'social' | 'site';
  /** Null for the site itself. */
  id: string | null;
  title: string;
}

/** A finding as stored in `content_reports`. */
export interface Finding extends Place {
  kind: Kind;
  detail: string;
  address: string | null;
}

export interface Mention extends Place {
  address: string;
}
