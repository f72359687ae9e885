import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';

/** Shows a title of a header, with all its spaces. */
export function TitleText({ title }: { title: string }) {
  return (
    <span>
      <strong className="whitespace-pre-wrap">{title.trimEnd()}</strong>
      {title.endsWith(' ') && (
        <>
          {' '}
          <span className="text-muted">(and a space)</span>
        </>
      )}
    </span>
  );
}

interface TitleLinkProps {
  title: string;
  preventScrollReset?: boolean;
}

export function TitleLink({ title, preventScrollReset = false }: TitleLinkProps) {
  return (
    <Link
      to={`${paths.palettes}?title=${encodeURIComponent(title)}`}
      preventScrollReset={preventScrollReset}
      // The pressed link may be far below the result.
      onClick={() => document.getElementById('palette-colours')?.focus({ preventScroll: true })}
      className={`${loneLinkClass} underline decoration-control underline-offset-4 hover:text-accent`}
    >
      <TitleText title={title} />
    </Link>
  );
}
