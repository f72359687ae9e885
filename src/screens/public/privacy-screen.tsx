import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSiteSettings } from '@/data/site/settings';
import { browserStorage } from '@/features/legal/browser-storage';
import { Operator } from '@/features/legal/operator';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { formatDay } from '@/lib/dates';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { SourceLink } from '@/ui/source-link';

const lastChange = '2026-11-28';

export function PrivacyScreen() {
  const { settings } = useSiteSettings();
  return (
    <PageFrame>
      <PageHead
        title="Privacy"
        description="What this site stores about you, who else receives it, how long it stays, and how to have it deleted. No cookies, no advertising, no analytics."
      />
      <PageHeader title="Privacy">
        You can read everything here without an account. We set no cookies, show no advertising and count no visitors.
      </PageHeader>
      <div className="max-w-reading space-y-12">
        <Part title="Who answers for this site">
          {settings.operator.trim() === '' && <p>The operator of this site has not been named yet.</p>}
          <Operator settings={settings} />
          <p>
            You can always reach us by the <Inner to={paths.contact}>contact page</Inner>.
          </p>
        </Part>
        <Part title="When you read a page">
          <p>
            The host of our files sends you each page. Like every web server, it learns your IP address, the page that
            you ask for, the time, and which browser you use. It may keep this in a log for a while. We don’t combine
            these logs with anything else.
          </p>
          <p>
            Articles, consoles, links and uploaded pictures come from a database at Supabase. Your browser asks it for
            what is new, so Supabase learns your IP address and what was asked for. It works on our behalf.
          </p>
          <p>
            An article or a link may show a picture from another site. Your browser fetches it there, and that site
            learns your IP address. It doesn’t learn which of our pages you were reading.
          </p>
        </Part>
        <Part title="When you write to us">
          <p>
            The contact form sends your name, your email address, the subject and your message to two places. EmailJS
            mails them to us (<SourceLink title="its privacy policy" url="https://emailjs.com/legal/privacy-policy" />
            ). Our database at Supabase keeps them, so that a message survives when a mail is lost. Both companies may
            handle data outside your own country.
          </p>
          <p>
            Only editors and administrators of this site can read your message. We use it to answer you and to correct
            our pages. After a year nobody can read it here any more, and it is deleted. You can ask us to delete it
            sooner.
          </p>
        </Part>
        <Part title="Cookies and browser storage" id="cookies">
          <p>
            We set no cookies. The site keeps a few things in your own browser, so that it works as you left it. We
            don’t use them to follow you. Clear the data of this site in your browser to delete them all.
          </p>
          {browserStorage.map(({ title, things }) => (
            <StoredThings key={title} title={title} things={things} />
          ))}
        </Part>
        <Part title="If you work on this site">
          <p>
            For each member of the team, Supabase keeps the name, the email address, the role, and the sign-ins. The
            history of a text says who changed it and when.
          </p>
        </Part>
        <Part title="Your rights">
          <p>
            You may ask what we hold about you, and have it corrected, deleted or handed to you. You may object to its
            use. Write to us by the <Inner to={paths.contact}>contact page</Inner>, from the email address that it is
            about. We’ll ask for nothing more than we need to find your data.
          </p>
          <p>
            Where the data protection law of the EU or the United Kingdom applies, our reason is a legitimate interest:
            to answer you, and to keep the site running. If you think that we’re wrong, you may complain to the data
            protection authority of your country.
          </p>
        </Part>
        <p className="text-sm text-muted">
          Last changed on <time dateTime={lastChange}>{formatDay(lastChange)}</time>.
        </p>
      </div>
      <JsonLd things={[breadcrumbs(['Privacy', paths.privacy])]} />
    </PageFrame>
  );
}

interface PartProps {
  title: string;
  /** The anchor for links from other pages. */
  id?: string;
  children: ReactNode;
}

function Part({ title, id, children }: PartProps) {
  return (
    <section className="space-y-4">
      <h2 id={id} className="scroll-mt-24 text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

function StoredThings({ title, things }: (typeof browserStorage)[number]) {
  const id = useId();
  return (
    <div className="pt-3">
      <h3 id={id} className="text-heading">
        {title}
      </h3>
      <dl aria-labelledby={id} className="mt-3 divide-y divide-line border-y border-line">
        {things.map(({ key, what }) => (
          <div key={key} className="py-2.5">
            <dt>{what}</dt>
            <dd className="text-sm wrap-anywhere text-muted">
              <code>{key}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Inner({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="underline underline-offset-4 hover:text-accent">
      {children}
    </Link>
  );
}
