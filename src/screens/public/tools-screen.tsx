import { Link } from 'react-router-dom';
import { JsonLd, PageHead } from '@/features/seo/page-head';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { Card } from '@/ui/card';
import { PageFrame, PageHeader } from '@/ui/page-frame';

const tools = [
  {
    to: paths.palettes,
    title: 'Palette Finder',
    text: 'Type the title of a Game Boy game and see the colours that a Game Boy Color gives it, and why.',
  },
  {
    to: paths.saves,
    title: 'Will My Save Survive?',
    text: 'Find a cartridge by its title or code: what keeps its save, and what happens when a battery is flat.',
  },
  {
    to: paths.identify,
    title: 'Which One Do I Have?',
    text: 'Look at shape, label and board, answer a few questions, and learn the model in your hand.',
  },
];

export function ToolsScreen() {
  return (
    <PageFrame>
      <PageHead
        title="Tools"
        description="Three tools for owners of Nintendo handhelds: Game Boy Color palettes, cartridge saves and batteries, and a guide to which model you have."
      />
      <PageHeader title="Tools">Three questions that owners ask, with what is on record about the hardware.</PageHeader>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map(({ to, title, text }) => (
          <li key={to}>
            <Card>
              <div className="space-y-2.5 p-5 sm:p-6">
                <h2 className="text-heading">
                  <Link to={to} className="after:absolute after:inset-0 group-hover:text-accent">
                    {title}
                  </Link>
                </h2>
                <p className="text-pretty text-muted">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <JsonLd things={[breadcrumbs(['Tools', paths.tools])]} />
    </PageFrame>
  );
}
