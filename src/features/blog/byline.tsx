import { placeholders } from '@/site/pictures';
import { categoryName, type CategoryOfPost } from '@/data/reads/built-in';
import { Badge } from '@/ui/card';
import { formatDay } from '@/lib/dates';
import { safeImage } from '@/lib/safe-url';
import { FallbackImage } from '@/ui/fallback-image';

const tones = new Map<string, string>([
  ['reviews', 'bg-reviews-panel text-reviews'],
  ['collecting', 'bg-collecting-panel text-collecting'],
  ['tech', 'bg-tech-panel text-tech'],
]);

interface CategoryBadgeProps {
  post: CategoryOfPost;
}

/** A category without colours gets the colours of the category `history`. */
export function CategoryBadge({ post }: CategoryBadgeProps) {
  return <Badge tone={tones.get(post.category) ?? 'bg-history-panel text-history'}>{categoryName(post)}</Badge>;
}

interface PostBylineProps {
  author: string;
  /** YYYY-MM-DD */
  date: string;
  /** Complete text: '5 min' or '5 min read'. */
  readTime: string;
  /** YYYY-MM-DD of a later change. */
  updated?: string;
  className?: string;
}

export function PostByline({ author, date, readTime, updated, className = '' }: PostBylineProps) {
  return (
    <ul className={`dotted flex flex-wrap gap-x-2 text-sm text-muted ${className}`}>
      <li dir="auto">{author}</li>
      <li>
        <time dateTime={date}>{formatDay(date)}</time>
      </li>
      {updated && (
        <li>
          Updated <time dateTime={updated}>{formatDay(updated)}</time>
        </li>
      )}
      <li>{readTime}</li>
    </ul>
  );
}

interface PostPictureProps {
  image: string;
  eager?: boolean;
  sizes?: string;
  className?: string;
}

/** The picture is decorative, because the title is next to it. */
export function PostPicture({ image, eager, sizes, className = '' }: PostPictureProps) {
  return (
    <FallbackImage
      src={safeImage(image, placeholders.post)}
      fallback={placeholders.post}
      alt=""
      width={1200}
      height={675}
      eager={eager}
      sizes={sizes}
      className={`aspect-video w-full bg-line object-cover ${className}`}
    />
  );
}
