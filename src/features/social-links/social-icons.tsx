import { useQuery } from '@tanstack/react-query';
import { activeSocialLinks } from '@/data/site/social-links';
import { isHttpUrl } from '@/lib/safe-url';
import { ExternalLink } from '@/ui/external-link';
import { socialLinkName } from './social-link-name';

/** Renders nothing while loading, after a failure, or without links. */
export function SocialIcons() {
  const links = useQuery(activeSocialLinks());
  const shown = (links.data ?? []).filter(({ url }) => isHttpUrl(url));
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Social media" className="flex flex-wrap gap-2">
      {shown.map((link) => (
        <li key={link.id}>
          <ExternalLink
            href={link.url}
            aria-label={socialLinkName(link, shown)}
            className="flex size-11 items-center justify-center rounded-full border border-control font-bold hover:border-accent hover:text-accent"
          >
            <PlatformIcon platform={link.platform} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

interface PlatformIconProps {
  platform: string;
  /** Additional icons, by platform. */
  more?: ReadonlyMap<string, string>;
}

/** Drawn on a 24 x 24 grid. */
const marks = new Map<string, string>([
  ['facebook', 'M14 8h3V4h-3c-2.8 0-5 2.2-5 5v2H6v4h3v7h4v-7h3.2l.8-4h-4V9c0-.6.4-1 1-1Z'],
  ['youtube', 'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8c0-1.1.9-2 2-2Zm6 3v6l5-3-5-3Z'],
  ['tiktok', 'M12 3h3c.3 2.3 1.8 3.9 4 4.2V10c-1.5 0-2.9-.5-4-1.3V15a6 6 0 1 1-6-6v3a3 3 0 1 0 3 3V3Z'],
  [
    'github',
    'M12 2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-1.8c-2.8.6-3.4-1.3-3.4-1.3-.4-1.1-1.1-1.4-1.1-1.4-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.5 2.4 1.1 2.9.8.1-.6.4-1.1.6-1.3-2.2-.3-4.5-1.1-4.5-5 0-1.1.4-2 1-2.7-.1-.2-.4-1.2.1-2.6 0 0 .8-.3 2.7 1a9.5 9.5 0 0 1 5 0c1.9-1.3 2.7-1 2.7-1 .5 1.4.2 2.4.1 2.6.6.7 1 1.6 1 2.7 0 3.9-2.3 4.7-4.5 5 .4.3.7.9.7 1.9V21c0 .3.2.6.7.5A10 10 0 0 0 12 2Z',
  ],
]);

/** An unknown platform shows its first letter. */
export function PlatformIcon({ platform, more }: PlatformIconProps) {
  const name = platform.trim().toLowerCase();
  const mark = marks.get(name) ?? more?.get(name);
  if (!mark) return <span aria-hidden="true">{Array.from(platform.trim())[0]?.toUpperCase()}</span>;
  return (
    <svg viewBox="0 0 24 24" className="size-6" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={mark} />
    </svg>
  );
}
