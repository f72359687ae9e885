import { consoleCatalogue, type ConsoleCard } from '@/data/consoles';
import { paths } from '@/lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { eraTone } from './eras';

interface ConsoleNeighboursProps {
  slug: string;
}

export function ConsoleNeighbours({ slug }: ConsoleNeighboursProps) {
  const { data = [] } = useQuery(consoleCatalogue({ search: '', era: '' }));
  const position = data.findIndex((model) => model.slug === slug);
  if (position < 0) return null;
  const [before, after] = [data[position - 1], data[position + 1]];
  return (
    <nav aria-label="Previous and next console" className="mt-section grid gap-4 sm:grid-cols-2 print:hidden">
      {before && <Neighbour model={before} label="Previous model" />}
      {after && <Neighbour model={after} label="Next model" className="sm:col-start-2 sm:text-right" />}
    </nav>
  );
}

interface NeighbourProps {
  model: ConsoleCard;
  label: string;
  className?: string;
}

function Neighbour({ model, label, className = '' }: NeighbourProps) {
  return (
    <Link
      to={paths.console(model.slug)}
      viewTransition
      className={`group rounded-card border border-line p-5 transition-colors hover:border-accent ${className}`}
    >
      <span className="block text-label font-semibold text-muted">{label}</span>
      <span className="mt-1 block font-display text-heading group-hover:text-accent">{model.name}</span>
      <span className={`numerals text-2xl leading-none ${eraTone(model.color).text}`}>{model.year}</span>
    </Link>
  );
}
