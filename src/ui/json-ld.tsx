import type { Thing } from '@/lib/schema-org';

interface JsonLdProps {
  /** What the page is about, and where it stands. */
  things: readonly Thing[];
}

/** Tells search engines in words of their own what is on the page. */
export function JsonLd({ things }: JsonLdProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // No text in it can end the element: a script ends at the first '</script'.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
