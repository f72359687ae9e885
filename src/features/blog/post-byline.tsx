import { formatDay } from '@/lib/dates';

interface PostBylineProps {
  author: string;
  /** YYYY-MM-DD */
  date: string;
  /** Already worded: '5 min' or '5 min read'. */
  readTime: string;
  className?: string;
}

export function PostByline({ author, date, readTime, className = '' }: PostBylineProps) {
  return (
    <ul
      className={`flex flex-wrap gap-x-2 text-sm text-muted [&>li+li]:before:mr-2 [&>li+li]:before:content-['·'] ${className}`}
    >
      <li>{author}</li>
      <li>
        <time dateTime={date}>{formatDay(date)}</time>
      </li>
      <li>{readTime}</li>
    </ul>
  );
}
