import { activeSocialLinks } from '@/data/social-links';
import { useQuery } from '@tanstack/react-query';
import { isHttpUrl } from '@/lib/safe-url';
import { ExternalLink } from '@/ui/external-link';
import { PlatformIcon } from './platform-icon';

/** The social links of the footer. Nothing while loading, failing or when there are none. */
export function SocialIcons() {
  const links = useQuery(activeSocialLinks());
  const shown = (links.data ?? []).filter(({ url }) => isHttpUrl(url));
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Social media" className="flex flex-wrap gap-2">
      {shown.map(({ id, platform, url }) => (
        <li key={id}>
          <ExternalLink
            href={url}
            aria-label={`${platform} (opens in a new tab)`}
            className="flex size-11 items-center justify-center rounded-full border border-control font-bold hover:border-accent hover:text-accent"
          >
            <PlatformIcon platform={platform} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
