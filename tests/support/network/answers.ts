import { HttpResponse } from 'msw';
import type { Database } from '@/data/service/database.types';
import { preferences } from './postgrest';
import { selectFrom, type Row, type Tables } from './tables';

type Functions = Database['public']['Functions'];
type Post = Tables['blog_posts'][number];
type Model = Tables['consoles'][number];

/** What a function finds, on all pages. */
interface Findings {
  search_posts: Post[] | { posts?: Post[]; isClose?: boolean; mentions?: (Post & { sentence: string })[] };
  find_consoles: {
    isClose?: boolean;
    consoles?: (Model & { sorted_by?: number })[];
    counts?: Record<string, Record<string, number>>;
  };
  post_relations: { consoles?: Model[]; previous?: Post; next?: Post; related?: Post[]; same_consoles?: Post[] };
  console_relations: { relation: string; model: Model; family?: string; plays?: string }[];
}

export type AnsweredFunction = keyof Findings;

/** The arguments of any of them. */
type Asked = Functions['search_posts']['Args'] &
  Functions['find_consoles']['Args'] &
  Functions['post_relations']['Args'] &
  Functions['console_relations']['Args'];

/** What the functions answer that find, rank and relate; by which rules they do is proved in tests/database/. */
export type Answers = { [Name in AnsweredFunction]?: (asked: Asked) => Findings[Name] };

interface AnsweredOne {
  /** Whose faults it meets. */
  table: keyof Tables;
  knows: string;
  rows: (tables: Tables, answers: Answers, asked: Asked) => Row[];
}

const postCard = 'id,slug,title,excerpt,image,category,...blog_categories(category_name:name),author,date,read_time';
const consoleCard = 'id,slug,name,year,description,image,color,sorted_by';

export const functions: Record<AnsweredFunction, AnsweredOne> = {
  search_posts: {
    table: 'blog_posts',
    knows: 'q category_slug page_number page_size',
    rows(tables, answers, asked) {
      const answer = answers.search_posts?.(asked) ?? tables.blog_posts.filter(({ published }) => published);
      const { posts = [], isClose = false, mentions = [] } = Array.isArray(answer) ? { posts: answer } : answer;
      const cardOf = (post: Post, match: string, sentence: string | null = null) => ({
        ...selectFrom(tables, 'blog_posts', post, postCard),
        ...{ total: posts.length, match, sentence },
      });
      const { page, rows } = pageOf(
        posts.map((post) => cardOf(post, isClose ? 'close' : 'exact')),
        asked,
      );
      return page === 1 ? [...rows, ...mentions.map((post) => cardOf(post, 'mention', post.sentence))] : rows;
    },
  },
  find_consoles: {
    table: 'consoles',
    knows: 'q era plays lit lock decade weight sort page_number page_size',
    rows(tables, answers, asked) {
      const { consoles = tables.consoles, counts = {}, isClose = false } = answers.find_consoles?.(asked) ?? {};
      const cards = consoles.map((model) => selectFrom(tables, 'consoles', model, consoleCard));
      const { page, rows } = pageOf(cards, asked);
      return [{ total: cards.length, page, consoles: rows, counts, is_close: isClose }];
    },
  },
  post_relations: {
    table: 'post_consoles',
    knows: 'of_slug',
    rows(tables, answers, asked) {
      const { consoles = [], previous, next, related = [], same_consoles = [] } = answers.post_relations?.(asked) ?? {};
      const named = ({ slug, title }: Post) => ({ slug, title });
      return [
        {
          consoles: consoles.map(({ slug, name }) => ({ slug, name })),
          previous: previous ? named(previous) : null,
          next: next ? named(next) : null,
          related: related.map((post) => selectFrom(tables, 'blog_posts', post, postCard)),
          same_consoles: same_consoles.map(named),
        },
      ];
    },
  },
  console_relations: {
    table: 'console_compatibility',
    knows: 'of_console predecessor successor families',
    rows: (_tables, answers, asked) =>
      (answers.console_relations?.(asked) ?? []).map(({ relation, model, family = null, plays = null }) => {
        const { slug, name, year, color } = model;
        return { relation, family, plays, slug, name, year, color };
      }),
  },
};

/** A page past the end is the last one. */
function pageOf(found: Row[], { page_number = 1, page_size = 100 }: Asked) {
  const page = Math.min(page_number, Math.max(1, Math.ceil(found.length / page_size)));
  return { page, rows: found.slice((page - 1) * page_size, page * page_size) };
}

/** Answers a call; arguments that the function does not have are an error here as there. */
export async function answerGiven(
  name: AnsweredFunction,
  tables: Tables,
  answers: Answers,
  request: Request,
): Promise<Response> {
  preferences(request, []);
  if (new URL(request.url).search !== '') throw new Error(`the fake PostgREST does not filter what ${name} finds`);
  const asked = (await request.json()) as Asked;
  const { knows, rows } = functions[name];
  const strangers = Object.keys(asked).filter((argument) => !knows.split(' ').includes(argument));
  if (strangers.length > 0) throw new Error(`${name} has no argument ${strangers.join()}`);
  return HttpResponse.json(rows(tables, answers, asked));
}
