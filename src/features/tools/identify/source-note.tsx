import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { SourceLink, sourceLinkClass } from '@/ui/source-link';
import { sources, type Evidence } from './identify-sources';

export function SourceNote({
  confidence,
  sources: keys,
  unsourced,
  className = '',
}: Partial<Evidence> & Pick<Evidence, 'sources'> & { className?: string }) {
  return (
    <p className={`text-sm text-pretty text-muted ${className}`}>
      {confidence && (
        <span>{`Confidence: ${confidence}${unsourced ? `, but not for ${unsourced}: we found no source for them` : ''}. `}</span>
      )}
      <span>{keys.length === 1 ? 'Source: ' : 'Sources: '}</span>
      {keys.map((key, index) => {
        const { title, url } = sources[key];
        return (
          <Fragment key={key}>
            {index > 0 && <span>{'; '}</span>}
            {url.startsWith('/') ? (
              <Link to={url} className={sourceLinkClass}>
                {title}
              </Link>
            ) : (
              <SourceLink title={title} url={url} />
            )}
          </Fragment>
        );
      })}
    </p>
  );
}
