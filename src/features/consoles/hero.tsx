import { preload } from 'react-dom';
import { paths } from '@/site/paths';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button';

/** The drawing of all consoles. The drawing for narrow screens has more rows. */
const drawings = {
  wide: { src: '/images/family.svg', media: '(width >= 40rem)' },
  narrow: { src: '/images/family-narrow.svg', media: '(width < 40rem)' },
};

export function Hero() {
  // React preloads an <img> automatically, but not inside a <picture>.
  for (const { src, media } of Object.values(drawings)) preload(src, { as: 'image', media, fetchPriority: 'high' });
  return (
    <div className="mx-auto max-w-page px-gutter pt-28 sm:pt-36">
      <p className="numerals inline-block rounded-lg border-4 border-[#4d4c58] bg-lcd px-3 py-0.5 text-2xl/tight text-lcd-ink">
        1989 - 2020
      </p>
      <h1 className="mt-5 max-w-5xl text-display">The handheld legacy: thirty years in your pocket</h1>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-7">
        <p className="max-w-2xl text-lead text-pretty text-muted">
          Nintendo consoles made to be carried: what was in them, what they changed, and how to keep them playing.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.timeline} className={buttonClass()}>
            Explore Timeline
          </Link>
          <Link to={paths.consoleOfMonth} className={buttonClass('quiet')}>
            Console of the Month
          </Link>
        </div>
      </div>
      <picture>
        <source media={drawings.narrow.media} srcSet={drawings.narrow.src} width={780} height={817} />
        <img
          src={drawings.wide.src}
          alt="All nineteen consoles at the same scale, from the Game Boy of 1989 to the Switch Lite of 2019"
          width={1600}
          height={460}
          fetchPriority="high"
          className="mt-10 h-auto w-full sm:mt-14"
        />
      </picture>
    </div>
  );
}
