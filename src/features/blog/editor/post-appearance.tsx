import { useWatch, type Control } from 'react-hook-form';
import { categoryAt, type Category } from '@/data/posts/categories';
import { categoryName } from '@/data/reads/built-in';
import { useSiteSettings } from '@/data/site/settings';
import { paths } from '@/site/paths';
import { isImageSource, siteOf } from '@/lib/safe-url';
import { wholeAddress } from '@/site/whole-address';
import { lengthOf } from '@/lib/text-rules';
import { PostPicture } from '@/features/blog/byline';
import type { PostDraft } from './post-schema';

/** The approximate number of characters that search engines show. */
const shownLengths = { title: 60, description: 160 };

interface PostAppearanceProps {
  control: Control<PostDraft>;
  categories: readonly Category[];
}

export function PostAppearance({ control, categories }: PostAppearanceProps) {
  const { settings } = useSiteSettings();
  const [title, slug, excerpt] = useWatch({ control, name: ['title', 'slug', 'excerpt'] });
  // The head of the page has the same title.
  const fullTitle = `${title || 'Untitled'} | ${settings.siteName}`;
  const description = excerpt.replace(/\s+/g, ' ').trim() || 'The excerpt stands here.';
  const address = wholeAddress(paths.post(slug));
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-touch cursor-pointer rounded-card px-4 py-3 font-semibold sm:px-5">
        Search result and share card
      </summary>
      <div className="grid grid-cols-1 items-start gap-6 px-4 pt-1 pb-5 sm:px-5 lg:grid-cols-2">
        <figure aria-label="Search result">
          <figcaption className="mb-1.5 text-sm font-semibold">In a search</figcaption>
          <div className="rounded-xl border border-line bg-canvas px-4 py-3">
            <p className="flex items-center gap-2 text-sm">
              <img src="/favicon.svg" alt="" width={24} height={24} className="shrink-0" />
              <span className="min-w-0">
                <span>{settings.siteName}</span>
                <span className="block text-label break-all text-muted">{address}</span>
              </span>
            </p>
            <p className="mt-2 text-lg leading-snug text-ds">{cut(fullTitle, shownLengths.title)}</p>
            <p className="mt-1 text-sm text-muted">{cut(description, shownLengths.description)}</p>
          </div>
          <ul className="mt-2 space-y-1 text-sm text-muted">
            <LengthHint name="Title with the site’s name" length={lengthOf(fullTitle)} most={shownLengths.title} />
            <LengthHint name="Description" length={lengthOf(excerpt.trim())} most={shownLengths.description} />
          </ul>
        </figure>
        <figure aria-label="Share card">
          <figcaption className="mb-1.5 text-sm font-semibold">Where it is shared</figcaption>
          <div className="overflow-hidden rounded-xl border border-line bg-canvas">
            <SharePicture control={control} categories={categories} siteName={settings.siteName} />
            <div className="border-t border-line px-4 py-3">
              <p className="text-label text-muted">{siteOf(address) || address}</p>
              <p className="mt-0.5 line-clamp-2 leading-snug font-semibold">{fullTitle}</p>
              <p className="mt-0.5 line-clamp-2 text-sm text-muted">{description}</p>
            </div>
          </div>
          <p className="mt-2 text-sm text-muted">
            The picture is drawn when the site is next built; until then the card shows the picture of the site.
          </p>
        </figure>
      </div>
    </details>
  );
}

const badges = new Map<string, string>([
  ['reviews', 'bg-reviews'],
  ['collecting', 'bg-collecting'],
  ['tech', 'bg-tech'],
]);

interface SharePictureProps extends PostAppearanceProps {
  siteName: string;
}

/** Copies build/sharing/share-layout.tsx, always in the light colours. The layout is 1200 pixels wide: 1cqw is 12. */
function SharePicture({ control, categories, siteName }: SharePictureProps) {
  const [title, category, image] = useWatch({ control, name: ['title', 'category', 'image'] });
  const current = categoryAt(categories, category);
  return (
    <div className="@container scheme-light">
      <div className="relative aspect-[1200/630] overflow-hidden bg-canvas text-ink">
        <p className="absolute top-[4.67cqw] left-[4.67cqw] flex w-[38cqw] items-center gap-[1.5cqw] font-display text-[3cqw] leading-none font-extrabold">
          <img src="/favicon.svg" alt="" width={56} height={56} className="size-[4.67cqw]" />
          <span className="min-w-0 truncate">{siteName}</span>
        </p>
        <p
          className={`absolute bottom-[21cqw] left-[4.67cqw] h-[5cqw] max-w-[38cqw] truncate rounded-full px-[2.2cqw] text-[2.67cqw] leading-[5cqw] font-semibold text-canvas ${badges.get(category) ?? 'bg-history'}`}
        >
          {categoryName({ category, category_name: current?.name ?? null })}
        </p>
        <div className="absolute top-[2.33cqw] right-[2.33cqw] w-[51.67cqw] overflow-hidden rounded-[3cqw]">
          <PostPicture image={isImageSource(image) ? image : ''} />
        </div>
        <p
          className={`absolute bottom-[4.5cqw] left-[4.67cqw] line-clamp-3 w-[90.67cqw] font-display leading-[1.06] font-extrabold tracking-tight text-balance ${titleSize(title)}`}
        >
          {title || 'Untitled'}
        </p>
      </div>
    </div>
  );
}

interface LengthHintProps {
  name: string;
  length: number;
  most: number;
}

function LengthHint({ name, length, most }: LengthHintProps) {
  const over = length > most;
  return (
    <li
      className={over ? 'font-semibold text-collecting' : undefined}
    >{`${name}: ${length} of about ${most} characters${over ? '. The rest is cut off.' : '.'}`}</li>
  );
}

/** Returns the class of the largest size in which a title fits in three lines. */
function titleSize(title: string): string {
  const length = lengthOf(title);
  if (length <= 22) return 'text-[8cqw]';
  if (length <= 52) return 'text-[6.2cqw]';
  if (length <= 70) return 'text-[5.2cqw]';
  return 'text-[4.2cqw]';
}

/** Cuts a text after a whole word, like search engines. */
function cut(text: string, most: number): string {
  if (lengthOf(text) <= most) return text;
  const start = Array.from(text).slice(0, most).join('');
  const words = start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : start;
  return `${words.replace(/ \|$/, '')} ...`;
}
