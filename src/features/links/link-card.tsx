import type { UsefulLink } from '@/data/links';
import { isImageSource, siteOf } from '@/lib/safe-url';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { FallbackImage } from '@/ui/fallback-image';

interface LinkCardProps {
  link: UsefulLink;
}

/** A link to another site with what one finds there. */
export function LinkCard({ link }: LinkCardProps) {
  return (
    <Card>
      {link.image && isImageSource(link.image) && (
        <FallbackImage
          src={link.image}
          fallback="/images/blog-placeholder.png"
          alt=""
          width={1200}
          height={675}
          className="aspect-video w-full bg-line object-cover"
        />
      )}
      <div className="flex grow flex-col items-start gap-2.5 p-5 sm:p-6">
        <Badge tone="bg-sunken text-ink">{link.category}</Badge>
        <h2 className="text-heading">
          <ExternalLink href={link.url} className="after:absolute after:inset-0 group-hover:text-accent">
            {link.title}
            <span className="sr-only"> (opens in a new tab)</span>
          </ExternalLink>
        </h2>
        {link.description && <p className="text-pretty text-muted">{link.description}</p>}
        <p
          aria-hidden="true"
          className="mt-auto flex w-full items-center justify-between gap-3 pt-3 text-sm font-semibold text-muted group-hover:text-accent"
        >
          {siteOf(link.url)}
          <span className="text-lg leading-none">↗</span>
        </p>
      </div>
    </Card>
  );
}
