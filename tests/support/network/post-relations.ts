import { HttpResponse } from 'msw';
import { preferences } from './postgrest';
import { compare, inOrder, selectFrom, type Tables } from './tables';

const cardColumns = 'id,slug,title,excerpt,image,category,...blog_categories(category_name:name),author,date,read_time';

/**
 * Answers a call of the database's function `post_relations` (supabase/migrations/*_search.sql).
 * Arguments that it does not have are an error here as there.
 */
export async function answerPostRelations(tables: Tables, request: Request): Promise<Response> {
  preferences(request, []);
  if (new URL(request.url).search !== '') throw new Error('the fake PostgREST does not filter the relations');
  const { of_slug, ...others } = (await request.json()) as { of_slug?: string };
  if (Object.keys(others).length > 0) throw new Error(`post_relations has no argument ${Object.keys(others).join()}`);
  const shown = inOrder(
    tables.blog_posts.filter(({ published }) => published),
    'date.desc,id.desc',
  ) as Tables['blog_posts'];
  const place = shown.findIndex(({ slug }) => slug === of_slug);
  const self = shown[place];
  if (!self) return HttpResponse.json([]);
  const about = (post: string) =>
    tables.post_consoles.filter(({ post_id }) => post_id === post).map(({ console_id }) => console_id);
  const own = about(self.id);
  const sharedBy = (post: (typeof shown)[number]) => about(post.id).filter((id) => own.includes(id)).length;
  const score = (post: (typeof shown)[number]) => sharedBy(post) * 2 + Number(post.category === self.category);
  const ordered = shown.filter((post) => post !== self).sort((a, b) => compare(score(b), score(a)));
  const latest = shown.slice(0, 3);
  const related = ordered.filter((post) => latest.includes(post)).slice(0, 2);
  const named = (post: (typeof shown)[number] | undefined) => (post ? { slug: post.slug, title: post.title } : null);
  return HttpResponse.json([
    {
      consoles: inOrder(
        tables.consoles.filter(({ id }) => own.includes(id)),
        'year,id',
      ).map(({ slug, name }) => ({ slug, name })),
      previous: named(shown[place + 1]),
      next: named(shown[place - 1]),
      related: related.map((post) => selectFrom(tables, 'blog_posts', post, cardColumns)),
      same_consoles: ordered
        .filter((post) => sharedBy(post) > 0 && !related.includes(post))
        .slice(0, 5)
        .map(named),
    },
  ]);
}
