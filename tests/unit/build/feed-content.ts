import type { PublishedContent } from '../../../build/prerender/published-content.ts';
import { aConsolePage, aPostPage, someSettings, someStamps } from '../../support/builders';

/** What a build lists, with these parts of it. */
export function aSiteContent(parts: Partial<PublishedContent> = {}): PublishedContent {
  return {
    stamps: someStamps(),
    settings: someSettings(),
    consoles: [aConsolePage({ slug: 'game-boy' })],
    linkCables: [],
    posts: [aPostPage({ slug: 'caps' })],
    categories: [],
    ...parts,
  };
}
