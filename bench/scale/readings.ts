import { commonWord, rareWord } from './posts.ts';

/** Something a visitor asks the database, as the site asks it. */
export interface Reading {
  name: string;
  /** One statement that gives rows. */
  sql: string;
}

const page = (given: string) => `select * from public.search_posts(${given})`;
const article = 'id, slug, title, excerpt, image, category, author, date, read_time, content, updated_at';

/** What is measured of a database with so many posts. */
export function readingsOf(posts: number): Reading[] {
  const published = posts - Math.floor(posts / 20);
  return [
    { name: 'list page', sql: page('') },
    { name: 'list page of a category', sql: page("category_slug => 'tech'") },
    { name: 'deep page (the last)', sql: page(`page_number => ${Math.ceil(published / 12)}`) },
    { name: 'search "part 99": one hit', sql: page(`q => 'part ${posts - 1}'`) },
    { name: `search "${rareWord}": 1 of 1,000`, sql: page(`q => '${rareWord}'`) },
    { name: 'search "WonderSwan": 1 of 14', sql: page("q => 'WonderSwan'") },
    { name: `search "${commonWord}": every post`, sql: page(`q => '${commonWord}'`) },
    { name: 'search "ps": two letters', sql: page("q => 'ps'") },
    { name: 'search "WonderSwan" in a category', sql: page("q => 'WonderSwan', category_slug => 'tech'") },
    { name: `search "${rareWord}" in a category`, sql: page(`q => '${rareWord}', category_slug => 'tech'`) },
    { name: `search "${commonWord}" in a category`, sql: page(`q => '${commonWord}', category_slug => 'tech'`) },
    { name: 'search "qq": two letters, no hit', sql: page("q => 'qq'") },
    { name: 'search "zeppelin": no hit', sql: page("q => 'zeppelin'") },
    {
      name: 'slug lookup',
      sql: `select ${article} from public.blog_posts where published and slug = 'post-${posts - 1}' limit 1`,
    },
  ];
}
