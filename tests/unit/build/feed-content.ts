import type { SiteContent } from '@/data/site-content';
import { aConsolePage, aPostPage, someSettings } from '../../support/builders';

type FeedContent = Pick<SiteContent, 'settings' | 'posts' | 'consoles' | 'linkCables'>;

/** What feeds and sitemap are made from, with these parts of it. */
export function aSiteContent(parts: Partial<FeedContent> = {}): FeedContent {
  return {
    settings: someSettings(),
    consoles: [aConsolePage({ slug: 'game-boy' })],
    linkCables: [],
    posts: [aPostPage({ slug: 'caps' })],
    ...parts,
  };
}
