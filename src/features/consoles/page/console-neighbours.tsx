import { consoleRelations, type ConsoleSummary } from '@/data/consoles/console-page';
import type { ConsolePage } from '@/data/consoles/consoles';
import { paths } from '@/site/paths';
import { PageLink } from '@/ui/page-link';
import { useQuery } from '@tanstack/react-query';
import { eraTone } from '@/features/consoles/eras';

export function ConsoleNeighbours({ model }: { model: ConsolePage }) {
  const { data } = useQuery(consoleRelations(model));
  if (!data) return null;
  const { before, after } = data;
  return (
    <nav aria-label="Previous and next console" className="mt-section grid gap-4 sm:grid-cols-2 print:hidden">
      {before && <Neighbour model={before} label="Previous model" />}
      {after && <Neighbour model={after} label="Next model" className="sm:col-start-2 sm:text-right" />}
    </nav>
  );
}

interface NeighbourProps {
  model: ConsoleSummary;
  label: string;
  className?: string;
}

function Neighbour({ model, label, className = '' }: NeighbourProps) {
  return (
    <PageLink
      to={paths.console(model.slug)}
      className={`group rounded-card border border-line p-5 pointer-fine:transition-colors hover:border-accent ${className}`}
    >
      <span className="block text-label font-semibold text-muted">{label}</span>
      <span className="mt-1 block font-display text-heading group-hover:text-accent">{model.name}</span>
      <span className={`numerals text-2xl/none ${eraTone(model.color).text}`}>{model.year}</span>
    </PageLink>
  );
}
