import type { Thing } from '@/lib/schema-org';

interface JsonLdProps {
  things: readonly Thing[];
}

export function JsonLd({ things }: JsonLdProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // No text in it can end the element: a script ends at the first '</script'.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
