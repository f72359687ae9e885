import { Link } from 'react-router-dom';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { Card } from '@/ui/card';
import { PageFrame, PageHeader } from '@/ui/page-frame';

const groups = [
  {
    name: 'Three tools',
    pages: [
      {
        to: paths.identify,
        title: 'Which one do I have?',
        text: 'Answer a few questions about shape, label and board, and learn the model in your hand.',
      },
      {
        to: paths.saves,
        title: 'Will my save survive?',
        text: 'Find a cartridge by title or code. See what keeps its save, and what a flat battery costs.',
      },
      {
        to: paths.palettes,
        title: 'Palette finder',
        text: 'Type the title of a Game Boy game. See the colours that a Game Boy Color picks for it, and why.',
      },
    ],
  },
  {
    name: 'Tables and charts',
    pages: [
      {
        to: paths.compatibility,
        title: 'What plays on what',
        text: 'Check which console takes which cartridges and cables, and which regions it refuses.',
      },
      {
        to: paths.compare,
        title: 'Compare',
        text: 'Put up to four consoles side by side, drawn to one scale or at actual size.',
      },
      {
        to: paths.charts,
        title: 'Charts',
        text: 'See battery life, launch prices, sales and weight, each with its numbers and sources.',
      },
    ],
  },
  {
    name: 'Guides and data',
    pages: [
      {
        to: paths.buying,
        title: 'Buying guide',
        text: 'Choose a handheld for the games you want, and check hinge, screen, battery, shell and region.',
      },
      {
        to: paths.repair,
        title: 'Repair and care',
        text: 'Learn what fails on each model, what a repair takes, and how to store a console.',
      },
      {
        to: paths.editions,
        title: 'Editions and colours',
        text: 'Look up the colours and special editions on record for each console.',
      },
      {
        to: paths.howWeKnow,
        title: 'How we know',
        text: 'See the sources behind the facts, and what nobody has verified yet.',
      },
      {
        to: paths.openData,
        title: 'Open data',
        text: 'Download every fact about every console in the catalogue as JSON or CSV.',
      },
    ],
  },
];

export function ToolsScreen() {
  return (
    <PageFrame>
      <PageHead
        title="Tools"
        description="Tools for Nintendo handhelds: identify a model, check a cartridge’s save battery, find Game Boy Color palettes, compare consoles and see what plays on what."
      />
      <PageHeader title="Tools">
        Three tools for the console or cartridge in your hand. Below them: tables, guides and the data behind it all.
      </PageHeader>
      {groups.map(({ name, pages }) => (
        <section key={name} aria-label={name} className="mt-12 first-of-type:mt-0">
          <h2 className="mb-5 text-title">{name}</h2>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {pages.map(({ to, title, text }) => (
              <li key={to}>
                <Card>
                  <div className="space-y-2.5 p-5 sm:p-6">
                    <h3 className="text-heading">
                      <Link to={to} className="after:absolute after:inset-0 group-hover:text-accent">
                        {title}
                      </Link>
                    </h3>
                    <p className="text-pretty text-muted">{text}</p>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <JsonLd things={[breadcrumbs(['Tools', paths.tools])]} />
    </PageFrame>
  );
}
