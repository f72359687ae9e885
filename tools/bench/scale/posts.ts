interface NewPost {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  author: string;
  date: string;
  published: boolean;
}

/** A word of every title. */
export const commonWord = 'handheld';
/** A word that one excerpt in a thousand has. */
export const rareWord = 'prototype';

/** Posts share few titles, and a title has one category. So a build draws only one picture per title. */
const titles = [
  ['Repairing', 'tech'],
  ['Inside', 'tech'],
  ['Remembering', 'history'],
  ['Ten years of', 'history'],
  ['Collecting', 'collecting'],
  ['A look at', 'reviews'],
] as const;
const authors = ['Mara Lindqvist', 'Tomás Reyes', 'Ines Okafor', 'Jun Watanabe', 'Ada Brandt', 'Piet de Groot'];
const words =
  `the a of and to in with for its that from by on was is it screen battery cartridge button speaker plastic hinge shell light
  colour pixel sprite level player engineer designer factory shop price summer winter journey pocket charger cable solder
  capacitor board crystal panel grey green loud quiet small heavy bright dim slow quick early late rare common honest broken
  mended clean dusty yellowed complete boxed loose original replacement manual label sticker screw spring contact pin slot
  link friend brother sister train school holiday evening years months hours minutes never always often once again still`.split(
    /\s+/,
  );

/**
 * Yields the posts with the numbers `from` to `to`. A number always gives the same post. One post in twenty is a draft.
 * The texts have about 1,000 words.
 */
export function* postsOf(from: number, to: number): Generator<NewPost> {
  for (let number = from; number <= to; number += 1) {
    const random = randomOf(number);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const text = (length: number) => Array.from({ length }, () => pick(words)).join(' ');
    const section = () => `## ${text(4)}\n\n${text(90)}, as [${text(3)}](/consoles) and **${text(2)}**.`;
    const [look, category] = pick(titles);
    yield {
      title: `${look} the ${commonWord}`,
      slug: `post-${number}`,
      excerpt: `${text(24)}${number % 1000 === 7 ? ` ${rareWord}` : ''}.`,
      content: Array.from({ length: 7 + Math.floor(random() * 6) }, section).join('\n\n'),
      category,
      author: pick(authors),
      date: new Date(Date.UTC(1996, 0, 1 + Math.floor(random() * 10_950))).toISOString().slice(0, 10),
      published: number % 20 !== 0,
    };
  }
}

/** Returns a generator of numbers from 0 up to 1 that depends only on the seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
