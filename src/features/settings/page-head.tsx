import { env } from '@/lib/env';
import { useLocation } from '@/lib/router';
import { isHttpUrl } from '@/lib/safe-url';
import { useSiteSettings } from './use-site-settings';

interface PageHeadProps {
  /** The page's own title; without one the site's meta title stands alone. */
  title?: string;
  description?: string;
  /**
   * The page's own picture for link previews: a path that the build made a picture for, 1200 x 630. For what is
   * newer than the build the host sends the picture of the whole site.
   */
  share?: string;
  type?: 'website' | 'article';
  /** True where there is nothing a search engine should keep. */
  noindex?: boolean;
}

/** Title and meta tags of a page. Every state of every page renders exactly one. */
export function PageHead({ title, description, share, type = 'website', noindex = false }: PageHeadProps) {
  const { settings } = useSiteSettings();
  const { pathname } = useLocation();
  const fullTitle = title ? `${title} | ${settings.siteName}` : settings.metaTitle;
  const summary = description ?? settings.metaDescription;
  const picture = absolute(share ?? settings.ogImage);
  const address = absolute(pathname === '/' ? '/' : pathname.replace(/\/+$/, ''));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta name="keywords" content={settings.metaKeywords} />
      {noindex && <meta name="robots" content="noindex" />}
      {!noindex && <link rel="canonical" href={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={settings.siteName} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:image" content={picture} />
      {share && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {!noindex && <meta property="og:url" content={address} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:site" content={settings.twitterHandle} />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={summary} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

/** Link previews want whole addresses. */
function absolute(pathOrUrl: string): string {
  return isHttpUrl(pathOrUrl) ? pathOrUrl : (env.siteUrl || location.origin).replace(/\/+$/, '') + pathOrUrl;
}
