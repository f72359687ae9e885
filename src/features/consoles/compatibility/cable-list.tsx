import { useQuery } from '@tanstack/react-query';
import { linkCables, type Cable, type CableEnd, type PlayingConsole } from '@/data/consoles/compatibility';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonBlock } from '@/ui/skeletons';
import { listed } from '@/lib/english';
import { NoteText } from './play-cell';

interface CableListProps {
  /** The chosen console. */
  one: PlayingConsole | undefined;
}

export function CableList({ one }: CableListProps) {
  const { data, isPending, isError, refetch } = useQuery(linkCables());
  return (
    <section aria-labelledby="link-cables" className="mt-section">
      <h2 id="link-cables" className="mb-6 text-title">
        Link cables and wireless
      </h2>
      {content()}
    </section>
  );

  function content() {
    if (isPending) return <SkeletonBlock label="Loading link cables" className="h-96" />;
    if (isError && !data) {
      return (
        <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
          We couldn’t load the link cables. Please try again.
        </EmptyState>
      );
    }
    const shown = one ? pairsWith(one, data) : data;
    if (shown.length === 0) {
      return (
        <p className="text-muted">{one ? `We know of nothing that links the ${one.name}.` : 'None are known yet.'}</p>
      );
    }
    return (
      <ul className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        {shown.map(({ via, pairs, games, note, source_title, source_url }, index) => (
          <li key={index} className="border-t border-line pt-4">
            <h3 className="text-lg text-pretty">{via}</h3>
            {pairs.map(({ from, to }) => (
              <p key={from.map(({ name }) => name).join()} className="mt-1">
                {pairText(from, to)}
              </p>
            ))}
            {games && <p className="mt-1 text-sm">{`Games: ${games.join(', ')}`}</p>}
            <p className="mt-1 text-sm wrap-anywhere">
              <NoteText note={note} title={source_title} url={source_url} />
            </p>
          </li>
        ))}
      </ul>
    );
  }
}

function pairsWith({ slug }: PlayingConsole, cables: readonly Cable[]): Cable[] {
  const isEnd = (end: CableEnd) => end.slug === slug;
  return cables
    .map((cable) => ({ ...cable, pairs: cable.pairs.filter(({ from, to }) => from.some(isEnd) || to.some(isEnd)) }))
    .filter(({ pairs }) => pairs.length > 0);
}

function pairText(ends: readonly CableEnd[], others: readonly CableEnd[]): string {
  const namesOf = (each: readonly CableEnd[]) => each.map(({ name }) => name);
  const [from, to] = [namesOf(ends), namesOf(others)];
  const [first = ''] = from;
  if (from.join() !== to.join()) return `${listed(from)} with ${listed(to)}`;
  return from.length === 1 ? `${first} with another ${first}` : `${listed(from)} with each other`;
}
