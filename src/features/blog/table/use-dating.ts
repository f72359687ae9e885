import { useMutation } from '@tanstack/react-query';
import { postsKey } from '@/data/posts/posts';
import { setDate, type PostRow } from '@/data/posts/posts.admin';
import { today } from '@/features/blog/schedule';
import { formatDay } from '@/lib/dates';
import { notify } from '@/ui/toast/notify';

interface Dating {
  posts: readonly PostRow[];
  date: string;
}

/**
 * Returns a function that reports published posts. It offers today's date for posts that have another date. The offer
 * stays when the user leaves the screen.
 */
export function useDateOffer(): (success: string, published: readonly PostRow[]) => void {
  const { mutate } = useMutation({
    mutationFn: async ({ posts, date }: Dating) => {
      for (const { id } of posts) await setDate(id, date);
    },
    onSuccess: (_nothing, { date }) => notify.success(`Dated ${formatDay(date)}`),
    meta: { failure: 'Failed to change the date', invalidates: postsKey },
  });
  return (success, published) => {
    const date = today();
    const posts = published.filter((post) => post.date !== date);
    const [first] = posts;
    if (!first) return notify.success(success);
    const [label, name] =
      posts.length === 1 ? ['Date it today', first.title] : ['Date them today', `${posts.length} posts`];
    notify.successWithAction(success, label, `${label}: ${name}`, () => mutate({ posts, date }));
  };
}
