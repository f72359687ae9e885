import { loneLinkClass } from './button';
import { ExternalLink } from '@/ui/external-link';

interface SourceLinkProps {
  title: string;
  url: string;
  /** True for an item of a list, false in a sentence. */
  isItem?: boolean;
}

export const sourceLinkClass = 'underline decoration-control underline-offset-4 hover:text-accent';

export function SourceLink({ title, url, isItem = false }: SourceLinkProps) {
  return (
    <ExternalLink href={url} className={isItem ? `${loneLinkClass} ${sourceLinkClass}` : sourceLinkClass}>
      {title}
    </ExternalLink>
  );
}
