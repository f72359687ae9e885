import { hashKey, type QueryKey } from '@tanstack/react-query';
import { allCategories, type Category } from './categories';
import type { OpenConsole } from './catalogue-rows';
import {
  cablesOf,
  linkCables,
  playingConsoles,
  regionLockSources,
  type LinkCable,
  type PlayingConsole,
} from './compatibility';
import { featuredConsole, type FeaturedConsole } from './console-of-month';
import { coverageOf } from './console-fields';
import { consoleCatalogue, type ConsoleCard } from './consoles';
import { consoleBySlug, type ConsolePage } from './console-page';
import { choiceOf, foundConsoles, pageOfCards, type ConsoleCounts, type FoundConsoles } from './found-consoles';
import { activeLinks, type UsefulLink } from './links';
import { catalogueCoverage } from './open-data';
import { playedCells } from './console-page';
import {
  blogPageSize,
  latestPosts,
  postBySlug,
  postPage,
  relatedCount,
  type PostArticle,
  type PostCard,
} from './posts';
import { siteSettings, type SiteSettings } from './settings';
import { activeSocialLinks, type SocialLink } from './social-links';

/** All public content at one moment: the input of a build. */
export interface SiteContent {
  /** Null without a row: the built-in defaults apply. */
  settings: SiteSettings | null;
  /** Active ones, by platform. */
  socialLinks: SocialLink[];
  /** Active ones, in their order. */
  links: UsefulLink[];
  /** Of the blog, in their order. */
  categories: Category[];
  /** Oldest first. */
  consoles: OpenConsole[];
  linkCables: LinkCable[];
  /** What the facets of the catalogue would find. */
  consoleCounts: ConsoleCounts;
  featured: FeaturedConsole | null;
  /** Published ones, newest first. */
  posts: PostArticle[];
}

/** The day of the newest change, as YYYY-MM-DD; '' without a date. */
export function dayOfContent({ consoles, posts }: Pick<SiteContent, 'consoles' | 'posts'>): string {
  const times = [...consoles, ...posts].map((row) => row.updated_at.slice(0, 10));
  return times.sort().at(-1) ?? '';
}

/** The answers to all public reads, by hashed key. @param itemsPerPage articles per page on the home page */
export function answersOf(content: SiteContent, itemsPerPage: number): Map<string, unknown> {
  const answers = new Map<string, unknown>();
  const put = ({ queryKey }: { queryKey: QueryKey }, data: unknown) => answers.set(hashKey(queryKey), data);
  const cards = content.posts.map(toCard);
  put(siteSettings(), content.settings);
  put(activeSocialLinks(), content.socialLinks);
  put(activeLinks(), content.links);
  put(allCategories(), content.categories);
  put(featuredConsole(), content.featured);
  const catalogue = content.consoles.map(toConsoleCard);
  put(consoleCatalogue({ search: '', era: '' }), catalogue);
  const firstPage: FoundConsoles = {
    consoles: pageOfCards(catalogue, 1),
    total: catalogue.length,
    page: 1,
    counts: content.consoleCounts,
  };
  put(
    foundConsoles(
      choiceOf(() => ''),
      1,
    ),
    firstPage,
  );
  for (const each of content.consoles) put(consoleBySlug(each.slug), toPage(each));
  put(playingConsoles(), content.consoles.map(toPlayingConsole));
  put(
    regionLockSources(),
    content.consoles.flatMap(({ id, sources }) =>
      sources
        .filter(({ field }) => field === 'region_lock')
        .map(({ title, url, note }) => ({ console_id: id, title, url, note })),
    ),
  );
  put(linkCables(), cablesOf(content.linkCables));
  put(
    playedCells(''),
    content.consoles.flatMap(({ id, plays }) =>
      plays
        .filter((cell) => cell.plays !== 'no')
        .map((cell) => ({ console_id: id, family: cell.family, plays: cell.plays })),
    ),
  );
  put(catalogueCoverage(), coverageOf(content.consoles));
  put(latestPosts(relatedCount), cards.slice(0, relatedCount));
  for (const size of [itemsPerPage, blogPageSize])
    put(postPage({ page: 1, size }), { posts: cards.slice(0, size), total: cards.length, page: 1 });
  for (const post of content.posts) put(postBySlug(post.slug), post);
  return answers;
}

export function toCard({ id, slug, title, excerpt, image, category, author, date, read_time }: PostCard): PostCard {
  return { id, slug, title, excerpt, image, category, author, date, read_time };
}

function toPage({ sources, ...model }: OpenConsole): ConsolePage {
  return {
    ...model,
    sources: sources.map(({ field, title, url, note }) => ({ field, title, url, note })),
  };
}

function toPlayingConsole({ id, slug, name, region_lock, plays }: ConsolePage): PlayingConsole {
  return { id, slug, name, region_lock, plays };
}

function toConsoleCard({ id, slug, name, year, description, image, color }: ConsolePage): ConsoleCard {
  return { id, slug, name, year, description, image, color };
}
