import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EvidenceTables } from '@/features/consoles/evidence/evidence-tables';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { sourceLinkClass } from '@/ui/source-link';

export { catalogueEvidence } from '@/features/consoles/evidence/catalogue-evidence';

export function HowWeKnowScreen() {
  return (
    <PageFrame>
      <PageHead
        title="How we know"
        description="What the facts of Handheld Legacy rest on: sources by kind and by console, what is unverified, what we don’t do, and how corrections work."
      />
      <PageHeader title="How we know">
        What our facts rest on, counted from the catalogue itself, and where we aren’t sure.
      </PageHeader>
      <EvidenceTables />
      <Part title="Limits">
        <p>
          We take no measurements of our own. Sizes, weights and hours are what others printed or measured, and we name
          them. The consoles on this site are drawings, not photographs. We read many sources as stored copies, so a
          link may have moved or died.
        </p>
        <p>
          The count sorts each source by its host. It doesn’t weigh a page: a careful fan can be more exact than a
          magazine, and a copy can be older than its original.
        </p>
      </Part>
      <Part title="Corrections">
        <p>
          When something was wrong, we change it and add a line to{' '}
          <Inner to={`${paths.about}#corrections`}>the log of corrections</Inner>.{' '}
          <Inner to={paths.contact}>Write to us</Inner> with the subject ‘Content Contribution’ and your source. The
          page <Inner to={paths.about}>About</Inner> tells how we check facts. All values and sources are also{' '}
          <Inner to={paths.openData}>open data</Inner>.
        </p>
      </Part>
      <JsonLd things={[breadcrumbs(['About', paths.about], ['How we know', paths.howWeKnow])]} />
    </PageFrame>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section className="mt-section max-w-3xl space-y-4">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}

function Inner({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={sourceLinkClass}>
      {children}
    </Link>
  );
}
