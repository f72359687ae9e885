import { useQuery } from '@tanstack/react-query';
import {
  otherConsoles,
  publishedArticles,
  type Article,
  type OtherConsole,
} from '@/data/consoles/console-editor.admin';

const meta = { failure: 'Failed to load data' };

/** All consoles but this one; undefined until they are read, which a section does that needs them. */
export function useOtherConsoles(exceptId: string, enabled = true): OtherConsole[] | undefined {
  const { data } = useQuery({ ...otherConsoles(), enabled, meta });
  return data?.filter(({ id }) => id !== exceptId);
}

/** The published articles, after those that the console is linked to besides. */
export function useArticles(linked: readonly Article[]): Article[] {
  const { data = [] } = useQuery({ ...publishedArticles(), meta });
  return [...linked.filter(({ id }) => !data.some((post) => post.id === id)), ...data];
}
