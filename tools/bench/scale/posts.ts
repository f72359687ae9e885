import type { SiteContent } from '../../../src/data/site-content.ts';

/** A post as it is put into the database. */
export interface NewPost {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  author: string;
  date: string;
  published: boolean;
}

/** In every title. */
export const commonWord = 'handheld';
/** In one title of a thousand. */
export const rareWord = 'prototype';

const consoles =
  'Game Boy,Game Gear,Lynx,WonderSwan,Neo Geo Pocket,TurboExpress,Nomad,Virtual Boy,DS,PSP,Vita,Gizmondo,N-Gage,GP32'.split(
    ',',
  );
const looks = ['A look at', 'Repairing', 'Remembering', 'Collecting', 'Ten years of', 'Inside', 'The sound of'];
const authors = ['Mara Lindqvist', 'Tomás Reyes', 'Ines Okafor', 'Jun Watanabe', 'Ada Brandt', 'Piet de Groot'];
const categories = ['history', 'reviews', 'collecting', 'tech'];
const words =
  `the a of and to in with for its that from by on was is it screen battery cartridge button speaker plastic hinge shell light
  colour pixel sprite level player engineer designer factory shop price summer winter journey pocket charger cable solder
  capacitor board crystal panel grey green loud quiet small heavy bright dim slow quick early late rare common honest broken
  mended clean dusty yellowed complete boxed loose original replacement manual label sticker screw spring contact pin slot
  link friend brother sister train school holiday evening years months hours minutes never always often once again still`.split(
    /\s+/,
  );

/** Posts number `from` to `to`, always the same for a number; one in twenty is a draft. Texts are 500 to 900 words. */
export function* postsOf(from: number, to: number): Generator<NewPost> {
  for (let number = from; number <= to; number += 1) {
    const random = randomOf(number);
    const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
    const sentence = (length: number) => `${Array.from({ length }, () => pick(words)).join(' ')}.`;
    const paragraphs = 5 + Math.floor(random() * 5);
    const rare = number % 1000 === 7 ? `, a ${rareWord}` : '';
    yield {
      title: `${pick(looks)} the ${pick(consoles)} ${commonWord}${rare}, part ${number}`,
      slug: `post-${number}`,
      excerpt: sentence(18 + Math.floor(random() * 12)),
      content: Array.from({ length: paragraphs }, () => sentence(100)).join('\n\n'),
      category: pick(categories),
      author: pick(authors),
      date: new Date(Date.UTC(1996, 0, 1 + Math.floor(random() * 10_950))).toISOString().slice(0, 10),
      published: number % 20 !== 0,
    };
  }
}

/** Numbers from 0 up to 1 that depend on the seed alone (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The seeded content with this many published posts in place of its own, newest first. Each
 * has a paragraph of its own and, after it, the text of a seeded post: headings, links, pictures.
 */
export function contentOf(seeded: SiteContent, posts: number): SiteContent {
  const made = [...postsOf(1, posts)].map(({ slug, title, excerpt, content, category, author, date }, index) => {
    const model = seeded.posts[index % seeded.posts.length];
    if (!model) throw new Error('The seeds should have a post.');
    const [opening = ''] = content.split('\n\n');
    return {
      id: `post-${index}`,
      slug,
      title,
      excerpt,
      category,
      category_name: null,
      author,
      date,
      image: model.image,
      read_time: model.read_time,
      updated_at: `${date} 09:00:00+00`,
      // Joined, it is a text of its own in memory, as the database would send it.
      content: [opening, model.content].join('\n\n'),
    };
  });
  return { ...seeded, posts: made.sort((one, other) => other.date.localeCompare(one.date)) };
}
