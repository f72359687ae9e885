import { categoryLabel } from '@/data/rows';
import { Badge } from '@/ui/card';
import { formatDay } from '@/lib/dates';
import { safeImage } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';

interface CategoryBadgeProps {
  category: string;
}

const history = 'bg-history-panel text-history';

const tones = new Map<string, string>([
  ['history', history],
  ['reviews', 'bg-reviews-panel text-reviews'],
  ['collecting', 'bg-collecting-panel text-collecting'],
  ['tech', 'bg-tech-panel text-tech'],
]);

/** The coloured name of a post's category; one we do not know looks like history. */
export function CategoryBadge({ category }: CategoryBadgeProps) {
  return <Badge tone={tones.get(category) ?? history}>{categoryLabel(category)}</Badge>;
}

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

/** Replaces the picture of a post that has none or whose picture is broken. */
export const postPlaceholder = '/images/blog-placeholder.png';

interface PostPictureProps {
  image: string;
  eager?: boolean;
  className?: string;
}

/** The cover of a post; it says nothing that the title beside it does not. */
export function PostPicture({ image, eager, className = '' }: PostPictureProps) {
  return (
    <FallbackImage
      src={safeImage(image, postPlaceholder)}
      fallback={postPlaceholder}
      alt=""
      width={1200}
      height={675}
      eager={eager}
      className={`aspect-video w-full bg-line object-cover ${className}`}
    />
  );
}
