import { openDataFiles, openDataLicence } from '@/data/consoles/open-data-files';
import { OpenDataGuide } from '@/features/open-data/open-data-guide';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { useSiteSettings } from '@/data/site/settings';
import { breadcrumbs, publisher, type Thing } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { wholeAddress } from '@/site/whole-address';
import { PageFrame, PageHeader } from '@/ui/page-frame';

export { catalogueCoverage } from '@/data/consoles/open-data';

const description =
  'Specifications, releases, prices, compatibility and sources of Nintendo’s handhelds from the Game Boy to the Switch Lite, as JSON, CSV and by REST, under CC BY 4.0.';

export function OpenDataScreen() {
  const { siteName } = useSiteSettings().settings;
  return (
    <PageFrame>
      <PageHead title="Open data" description={description} />
      <PageHeader title="Open data">The whole catalogue for your own projects, each value with its source.</PageHeader>
      <OpenDataGuide siteName={siteName} />
      <JsonLd things={[dataset(siteName), breadcrumbs(['Open data', paths.openData])]} />
    </PageFrame>
  );
}

function dataset(siteName: string): Thing {
  return {
    '@type': 'Dataset',
    name: `Consoles of ${siteName}`,
    description,
    url: wholeAddress(paths.openData),
    license: openDataLicence.url,
    isAccessibleForFree: true,
    creator: publisher(siteName),
    distribution: openDataFiles.map(({ path, type }) => ({
      '@type': 'DataDownload',
      encodingFormat: type,
      contentUrl: wholeAddress(path),
    })),
  };
}
