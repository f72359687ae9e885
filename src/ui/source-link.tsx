import { ExternalLink } from '@/ui/external-link';

interface SourceLinkProps {
  title: string;
  url: string;
}

export const sourceLinkClass = 'underline decoration-control underline-offset-4 hover:text-accent';

export function SourceLink({ title, url }: SourceLinkProps) {
  return (
    <ExternalLink href={url} className={sourceLinkClass}>
      {title}
      <span className="sr-only"> (opens in a new tab)</span>
    </ExternalLink>
  );
}
