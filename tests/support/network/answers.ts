import { HttpResponse } from 'msw';
import type { Database } from '@/data/service/database.types';
import { preferences } from './postgrest';
import { selectFrom, type Row, type Tables } from './tables';

type Functions = Database['public']['Functions'];
type Post = Tables['blog_posts'][number];
type Model = Tables['consoles'][number];

/** The result of each function, before the division into pages. */
interface Results {
  search_posts: Post[] | { posts?: Post[]; isClose?: boolean; mentions?: (Post & { sentence: string })[] };
  find_consoles: {
    isClose?: boolean;
    consoles?: (Model & { sorted_by?: number })[];
    counts?: Record<string, Record<string, number>>;
  };
  post_relations: { consoles?: Model[]; previous?: Post; next?: Post; related?: Post[]; same_consoles?: Post[] };
  console_relations: { relation: string; model: Model; family?: string; plays?: string }[];
}

export type AnsweredFunction = keyof Results;

type Arguments = Functions['search_posts']['Args'] &
  Functions['find_consoles']['Args'] &
  Functions['post_relations']['Args'] &
  Functions['console_relations']['Args'];

/** The results that a test sets for the functions. tests/database/ tests the real search, order and relations. */
export type Answers = { [Name in AnsweredFunction]?: (args: Arguments) => Results[Name] };

interface FakeFunction {
  /** The table whose faults also apply to the function. */
  table: keyof Tables;
  argumentNames: string;
  rows: (tables: Tables, answers: Answers, args: Arguments) => Row[];
}

const postCard = 'id,slug,title,excerpt,image,category,...blog_categories(category_name:name),author,date,read_time';
const consoleCard = 'id,slug,name,year,description,image,color,sorted_by';

export const functions: Record<AnsweredFunction, FakeFunction> = {
  search_posts: {
    table: 'blog_posts',
    argumentNames: 'q category_slug page_number page_size',
    rows(tables, answers, args) {
      const answer = answers.search_posts?.(args) ?? tables.blog_posts.filter(({ published }) => published);
      const { posts = [], isClose = false, mentions = [] } = Array.isArray(answer) ? { posts: answer } : answer;
      const cardOf = (post: Post, match: string, sentence: string | null = null) => ({
        ...selectFrom(tables, 'blog_posts', post, postCard),
        ...{ total: posts.length, match, sentence },
      });
      const { page, rows } = pageOf(
        posts.map((post) => cardOf(post, isClose ? 'close' : 'exact')),
        args,
      );
      return page === 1 ? [...rows, ...mentions.map((post) => cardOf(post, 'mention', post.sentence))] : rows;
    },
  },
  find_consoles: {
    table: 'consoles',
    argumentNames: 'q era plays lit lock decade weight sort page_number page_size',
    rows(tables, answers, args) {
      const { consoles = tables.consoles, counts = {}, isClose = false } = answers.find_consoles?.(args) ?? {};
      const cards = consoles.map((model) => selectFrom(tables, 'consoles', model, consoleCard));
      const { page, rows } = pageOf(cards, args);
      return [{ total: cards.length, page, consoles: rows, counts, is_close: isClose }];
    },
  },
  post_relations: {
    table: 'post_consoles',
    argumentNames: 'of_slug',
    rows(tables, answers, args) {
      const { consoles = [], previous, next, related = [], same_consoles = [] } = answers.post_relations?.(args) ?? {};
      const titleOf = ({ slug, title }: Post) => ({ slug, title });
      return [
        {
          consoles: consoles.map(({ slug, name }) => ({ slug, name })),
          previous: previous ? titleOf(previous) : null,
          next: next ? titleOf(next) : null,
          related: related.map((post) => selectFrom(tables, 'blog_posts', post, postCard)),
          same_consoles: same_consoles.map(titleOf),
        },
      ];
    },
  },
  console_relations: {
    table: 'console_compatibility',
    argumentNames: 'of_console predecessor successor families',
    rows: (_tables, answers, args) =>
      (answers.console_relations?.(args) ?? []).map(({ relation, model, family = null, plays = null }) => {
        const { slug, name, year, color } = model;
        return { relation, family, plays, slug, name, year, color };
      }),
  },
};

/** Returns one page of the rows. For a number past the end, returns the last page. */
function pageOf(found: Row[], { page_number = 1, page_size = 100 }: Arguments) {
  const page = Math.min(page_number, Math.max(1, Math.ceil(found.length / page_size)));
  return { page, rows: found.slice((page - 1) * page_size, page * page_size) };
}

/** Responds to a call of a function. Unknown arguments are an error, as in the database. */
export async function answerFunction(
  name: AnsweredFunction,
  tables: Tables,
  answers: Answers,
  request: Request,
): Promise<Response> {
  preferences(request, []);
  if (new URL(request.url).search !== '') throw new Error(`the fake PostgREST does not filter what ${name} finds`);
  const args = (await request.json()) as Arguments;
  const { argumentNames, rows } = functions[name];
  const unknown = Object.keys(args).filter((argument) => !argumentNames.split(' ').includes(argument));
  if (unknown.length > 0) throw new Error(`${name} has no argument ${unknown.join()}`);
  return HttpResponse.json(rows(tables, answers, args));
}
