import { useQuery } from '@tanstack/react-query';
import {
  otherConsoles,
  publishedArticles,
  type Article,
  type OtherConsole,
} from '@/data/consoles/console-editor.admin';

const meta = { failure: 'Failed to load data' };

/** Reads all consoles but one, once `enabled` is true. Returns undefined until the response. */
export function useOtherConsoles(exceptId: string, enabled = true): OtherConsole[] | undefined {
  const { data } = useQuery({ ...otherConsoles(), enabled, meta });
  return data?.filter(({ id }) => id !== exceptId);
}

/** Returns the linked articles that are not published, then the published articles. */
export function useArticles(linked: readonly Article[]): Article[] {
  const { data = [] } = useQuery({ ...publishedArticles(), meta });
  return [...linked.filter(({ id }) => !data.some((post) => post.id === id)), ...data];
}
