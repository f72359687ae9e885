import { hashKey, type QueryKey } from '@tanstack/react-query';
import { allCategories, type Category } from './categories';
import { cartridgeFamilies, ownCartridges } from './cartridge-families';
import type { OpenCable, OpenConsole } from './catalogue-rows';
import {
  cablesOf,
  linkCables,
  matrixPageSize,
  playingConsoles,
  regionLockSources,
  type LinkCable,
  type PlayingConsole,
  type PlayingPage,
} from './compatibility';
import type { ContentVersion } from './content-version';
import { featuredConsole, type FeaturedConsole } from './console-of-month';
import { coverageOf } from './console-fields';
import { consoleCatalogue, type ConsoleCard } from './consoles';
import { consoleBySlug, consoleRelations, mostPlayers, toNamed, type ConsolePage, type Player } from './console-page';
import { foundConsoles, pageOfCards, textChoice, type ConsoleCounts, type FoundConsoles } from './found-consoles';
import { activeLinks, type UsefulLink } from './links';
import { pastConsoles, type PastConsole } from './past-consoles';
import { catalogueCoverage } from './open-data';
import { postRelations, type PostRelations } from './post-relations';
import { blogPageSize, postBySlug, postPage, type PostArticle, type PostCard } from './posts';
import { siteSettings, type SiteSettings } from './settings';
import { activeSocialLinks, type SocialLink } from './social-links';

/** All public content at one moment: the input of a build. */
export interface SiteContent {
  /** Read before the rest: what changes while the rest is read is newer. */
  version: ContentVersion;
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
  linkCables: OpenCable[];
  /** What the facets of the catalogue would find. */
  consoleCounts: ConsoleCounts;
  featured: FeaturedConsole | null;
  /** Latest first. */
  pastConsoles: PastConsole[];
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
  put(pastConsoles(), content.pastConsoles);
  const catalogue = content.consoles.map(toConsoleCard);
  put(consoleCatalogue(), catalogue);
  const firstPage: FoundConsoles = {
    consoles: pageOfCards(catalogue, 1),
    total: catalogue.length,
    page: 1,
    counts: content.consoleCounts,
  };
  put(foundConsoles(textChoice(''), 1), firstPage);
  const players = new Map(Object.keys(cartridgeFamilies).map((code) => [code, playersIn(content.consoles, code)]));
  const named = new Map(content.consoles.map((each) => [each.id, toNamed(each)]));
  const namedBy = (id: string | null | undefined) => named.get(id ?? '') ?? null;
  for (const [index, each] of content.consoles.entries()) {
    put(consoleBySlug(each.slug), toPage(each));
    put(consoleRelations(each), {
      predecessor: namedBy(each.predecessor_id),
      successor: namedBy(each.successor_id),
      before: namedBy(content.consoles[index - 1]?.id),
      after: namedBy(content.consoles[index + 1]?.id),
      players: firstPlayers(ownCartridges(each).flatMap((code) => players.get(code) ?? [])),
    });
  }
  const playing = content.consoles.slice(0, matrixPageSize);
  const matrixPage: PlayingPage = { consoles: playing.map(toPlayingConsole), total: content.consoles.length, page: 1 };
  put(playingConsoles(1), matrixPage);
  put(
    regionLockSources(playing),
    playing.flatMap(({ id, sources }) =>
      sources
        .filter(({ field }) => field === 'region_lock')
        .map(({ title, url, note }) => ({ console_id: id, title, url, note })),
    ),
  );
  const models = new Map(content.consoles.map((each) => [each.id, each]));
  put(linkCables(), cablesOf(content.linkCables.flatMap((each) => linkedCable(each, models))));
  put(catalogueCoverage(), coverageOf(content.consoles));
  for (const size of [itemsPerPage, blogPageSize])
    put(postPage({ page: 1, size }), { posts: cards.slice(0, size), total: cards.length, page: 1 });
  const relations = relationsOf(cards, content.consoles);
  for (const [index, post] of content.posts.entries()) {
    put(postBySlug(post.slug), post);
    put(postRelations(post.slug), relations(index));
  }
  return answers;
}

export function toCard(post: PostCard): PostCard {
  const { id, slug, title, excerpt, image, category, category_name, author, date, read_time } = post;
  return { id, slug, title, excerpt, image, category, category_name, author, date, read_time };
}

const latestCount = 3;
const relatedCount = 2;
const sameConsolesCount = 5;

/** As the database gives them. @param cards newest first @param consoles oldest first */
function relationsOf(cards: readonly PostCard[], consoles: readonly OpenConsole[]): (index: number) => PostRelations {
  const places = new Map(cards.map(({ slug }, index) => [slug, index]));
  const models = new Map<number, OpenConsole[]>();
  const articles = new Map(
    consoles.map((model) => [model, model.posts.flatMap(({ post }) => places.get(post.slug) ?? [])]),
  );
  for (const [model, about] of articles) for (const index of about) append(models, index, model);
  const latest = [...cards.slice(0, latestCount).keys()];
  const named = ({ slug, title }: PostCard) => ({ slug, title });
  const beside = (index: number) => (cards[index] ? named(cards[index]) : null);

  return (index) => {
    const category = cards[index]?.category;
    const own = models.get(index) ?? [];
    const shared = new Map(latest.map((other) => [other, 0]));
    for (const other of own.flatMap((model) => articles.get(model) ?? [])) {
      shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    shared.delete(index);
    const isSame = (other: number) => Number(cards[other]?.category === category);
    const inOrder = [...shared]
      .sort(([a, inA], [b, inB]) => inB - inA || isSame(b) - isSame(a) || a - b)
      .map(([other]) => other);
    const related = inOrder.filter((other) => latest.includes(other)).slice(0, relatedCount);
    const others = inOrder.filter((other) => shared.get(other) !== 0 && !related.includes(other));
    const cardsAt = (indexes: number[]) => indexes.flatMap((other) => cards[other] ?? []);
    return {
      consoles: own.map(({ slug, name }) => ({ slug, name })),
      previous: beside(index + 1),
      next: beside(index - 1),
      related: cardsAt(related),
      same_consoles: cardsAt(others.slice(0, sameConsolesCount)).map(named),
    };
  };
}

function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

function toPage({ sources, ...model }: OpenConsole): ConsolePage {
  return {
    ...model,
    sources: sources.map(({ field, title, url, note }) => ({ field, title, url, note })),
  };
}

function linkedCable({ from_id, to_id, ...way }: OpenCable, models: ReadonlyMap<string, OpenConsole>): LinkCable[] {
  const linked = (id: string | null) => {
    const model = models.get(id ?? '');
    return model ? { slug: model.slug, name: model.name, year: model.year } : null;
  };
  const from = linked(from_id);
  return from ? [{ ...way, from, to: linked(to_id) }] : [];
}

function toPlayingConsole({ id, slug, name, region_lock, plays }: ConsolePage): PlayingConsole {
  return { id, slug, name, region_lock, plays };
}

/** Those that play a family of cartridges, by the ids of consoles. */
function playersIn(consoles: readonly OpenConsole[], code: string): [id: string, player: Player][] {
  return consoles.flatMap((each) =>
    each.plays
      .filter(({ family, plays }) => family === code && plays !== 'no')
      .map(({ family, plays }): [string, Player] => [each.id, { ...toNamed(each), family, plays }]),
  );
}

/** As the database gives them: in whole before in part, then by id. */
function firstPlayers(players: readonly (readonly [id: string, player: Player])[]): Player[] {
  const places = players.map(([id, player]) => ({
    player,
    place: `${player.plays === 'yes' ? 0 : 1}${id}${player.family}`,
  }));
  return places
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, mostPlayers + 1)
    .map(({ player }) => player);
}

function toConsoleCard({ id, slug, name, year, description, image, color }: ConsolePage): ConsoleCard {
  return { id, slug, name, year, description, image, color };
}
