import { withoutEndSlashes } from '@/site/paths';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { wholeAddress } from '@/site/whole-address';
import { defaultSettings } from '@/data/reads/built-in';
import { useSiteSettings } from '@/data/site/settings';
import { activeSocialLinks } from '@/data/site/social-links';
import type { Thing } from '@/site/schema-org';

interface PageHeadProps {
  /** Without a title the page uses the site's meta title. */
  title?: string;
  description?: string;
  /** The path of the built 1200 x 630 picture for sharing. The host sends the site's picture for newer pages. */
  share?: string;
  /** For articles. Dates are days or ISO 8601 times. */
  article?: { author: string; section: string; published: string; modified: string };
  noindex?: boolean;
}

/**
 * The head of a page. Every state of every page renders exactly one head. Some link previews read `property` and others
 * `name`, so one tag has both.
 */
export function PageHead({ title, description, share, article, noindex = false }: PageHeadProps) {
  const { settings } = useSiteSettings();
  const handle = useTwitterHandle(settings.twitterHandle);
  const { pathname } = useLocation();
  const fullTitle = title ? `${title} | ${settings.siteName}` : settings.metaTitle;
  const summary = description ?? settings.metaDescription;
  const picture = wholeAddress(share ?? settings.ogImage);
  const drawnByBuild = share !== undefined || settings.ogImage === defaultSettings.ogImage;
  const pictureText = share && title ? title : settings.siteName;
  const address = wholeAddress(pathname === '/' ? '/' : withoutEndSlashes(pathname));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta name="keywords" content={settings.metaKeywords} />
      {noindex && <meta name="robots" content="noindex" />}
      {!noindex && <link rel="canonical" href={address} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:site_name" content={settings.siteName} />
      <meta property="og:title" name="twitter:title" content={fullTitle} />
      <meta property="og:description" name="twitter:description" content={summary} />
      <meta property="og:image" name="twitter:image" content={picture} />
      <meta property="og:image:alt" name="twitter:image:alt" content={pictureText} />
      {drawnByBuild && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      {!noindex && <meta property="og:url" content={address} />}
      {article && (
        <>
          <meta property="article:author" name="author" content={article.author} />
          <meta property="article:section" content={article.section} />
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {handle && <meta name="twitter:site" content={handle} />}
    </>
  );
}

/**
 * Returns the handle when it belongs to the site, else an empty text. The handle belongs to the site when it is not the
 * default, or while a Twitter link is active.
 */
function useTwitterHandle(handle: string): string {
  // SocialIcons fetches the links. This query only reads the cache.
  const { data: links = [] } = useQuery({ ...activeSocialLinks(), enabled: false });
  const isOurs =
    handle !== defaultSettings.twitterHandle || links.some(({ platform }) => platform.toLowerCase() === 'twitter');
  return isOurs ? handle : '';
}

interface JsonLdProps {
  things: readonly Thing[];
}

export function JsonLd({ things }: JsonLdProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // Escapes `<`, because a script ends at the first '</script'.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
