import type { ComponentPropsWithRef } from 'react';
import { isHttpUrl } from '@/lib/safe-url';

type ExternalLinkProps = Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel' | 'href'> & { href: string };

/** A link that opens in a new tab, as its description in index.html says. Only http(s) addresses become links. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  if (!isHttpUrl(href)) return <span className={rest.className}>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby="new-tab" {...rest}>
      {children}
    </a>
  );
}
