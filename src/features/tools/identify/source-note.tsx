import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '@/ui/external-link';
import { sources, type Evidence } from './identify-sources';

const linkClass = 'underline decoration-line underline-offset-4 hover:text-accent';

/** How sure something is, and where it's from. */
export function SourceNote({
  confidence,
  sources: keys,
  className = '',
}: Partial<Evidence> & Pick<Evidence, 'sources'> & { className?: string }) {
  return (
    <p className={`text-sm text-pretty text-muted ${className}`}>
      {confidence && `Confidence: ${confidence}. `}
      {keys.length === 1 ? 'Source: ' : 'Sources: '}
      {keys.map((key, index) => {
        const { title, url } = sources[key];
        return (
          <Fragment key={key}>
            {index > 0 && '; '}
            {url.startsWith('/') ? (
              <Link to={url} className={linkClass}>
                {title}
              </Link>
            ) : (
              <ExternalLink href={url} className={linkClass}>
                {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </ExternalLink>
            )}
          </Fragment>
        );
      })}
    </p>
  );
}
