import { SocialIcons } from '@/features/social-links/social-icons';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/router';
import { ExternalLink } from '@/ui/external-link';

interface PublicFooterProps {
  siteName: string;
  siteDescription: string;
}

const explore = [
  { label: 'Timeline', to: paths.timelinePage },
  { label: 'Consoles', to: paths.consoles },
  { label: 'Blog', to: paths.blog },
];

const policies = [
  { label: 'Cookie Policy', href: env.policies.cookies },
  { label: 'Privacy Policy', href: env.policies.privacy },
];

/** The footer of the public site, with the disclaimer of non-affiliation. */
export function PublicFooter({ siteName, siteDescription }: PublicFooterProps) {
  const year = new Date().getFullYear();
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-14 sm:px-6 md:grid-cols-[2fr_1fr_1fr]">
        <div className="space-y-4">
          <p className="font-display text-xl font-bold">{siteName}</p>
          <p className="max-w-md text-muted">{siteDescription}</p>
          <SocialIcons />
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore" className="mb-2 text-lg">
            Explore
          </h2>
          <ul>
            {explore.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className="inline-flex min-h-11 items-center hover:text-accent">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-policies">
          <h2 id="footer-policies" className="mb-2 text-lg">
            Policies
          </h2>
          <ul>
            {policies.map(({ label, href }) => (
              <li key={label}>
                <ExternalLink href={href} className="inline-flex min-h-11 items-center hover:text-accent">
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="mx-auto max-w-page px-4 pb-10 text-sm text-muted sm:px-6">
        © {year} {siteName}. An independent fan site, not affiliated with, endorsed or sponsored by Nintendo. Console
        and game names are trademarks of their owners.
      </p>
    </footer>
  );
}
