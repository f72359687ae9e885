import type { PublishedContent } from '../../../build/prerender/published-content.ts';
import { aConsolePage, aPostPage, someSettings, someStamps } from '../../support/builders';

/** Returns published content that contains these parts. */
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
