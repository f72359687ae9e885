import { useQuery } from '@tanstack/react-query';
import { linkCables, type LinkCable, type PlayingConsole } from '@/data/compatibility';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SkeletonBlock } from '@/ui/skeletons';
import { NoteText } from './play-cell';

interface CableListProps {
  consoles: readonly PlayingConsole[];
  /** The one console that is asked for. */
  one: PlayingConsole | undefined;
}

/** A way to link consoles, with all whom it links. */
interface Cable {
  cable: LinkCable;
  pairs: { from: string[]; to: string[] }[];
}

export function CableList({ consoles, one }: CableListProps) {
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
        <EmptyState action={<Button onClick={() => void refetch()}>Try Again</Button>}>
          We couldn't load the link cables. Please try again.
        </EmptyState>
      );
    }
    const shown = one ? data.filter(({ from_id, to_id }) => from_id === one.id || to_id === one.id) : data;
    if (shown.length === 0) {
      return <p className="text-muted">{one ? `Nothing is known to link the ${one.name}.` : 'None are known yet.'}</p>;
    }
    return (
      <ul className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        {grouped(shown, consoles).map(({ cable, pairs }, index) => (
          <li key={index} className="border-t border-line pt-4">
            <h3 className="text-lg text-pretty">{cable.via}</h3>
            {pairs.map(({ from, to }) => (
              <p key={from.join()} className="mt-1">
                {whoWithWhom(from, to)}
              </p>
            ))}
            {cable.games && <p className="mt-1 text-sm">{`Games: ${cable.games.join(', ')}`}</p>}
            <p className="mt-1 text-sm wrap-anywhere">
              <NoteText note={cable.note} title={cable.source_title} url={cable.source_url} />
            </p>
          </li>
        ))}
      </ul>
    );
  }
}

/** One entry for each cable; in it, consoles that link to the same others are together. Oldest first. */
function grouped(cables: readonly LinkCable[], consoles: readonly PlayingConsole[]): Cable[] {
  const order = new Map(consoles.map(({ id }, index) => [id, index]));
  const names = new Map(consoles.map(({ id, name }) => [id, name]));
  const placeOf = (cable: LinkCable) => order.get(cable.from_id) ?? consoles.length;
  const targetPlace = (cable: LinkCable) => order.get(cable.to_id ?? '') ?? consoles.length;
  const inOrder = cables.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || targetPlace(one) - targetPlace(other),
  );
  const found = new Map<string, { cable: LinkCable; targets: Map<string, string[]> }>();
  for (const cable of inOrder) {
    const { via, games, note, source_title, source_url } = cable;
    const key = JSON.stringify([via, games, note, source_title, source_url]);
    const entry = found.get(key) ?? { cable, targets: new Map<string, string[]>() };
    found.set(key, entry);
    const from = names.get(cable.from_id);
    const to = names.get(cable.to_id ?? '') ?? cable.to_name;
    if (from === undefined || to === null) continue;
    entry.targets.set(from, [...(entry.targets.get(from) ?? []), to]);
  }
  return Array.from(found.values(), ({ cable, targets }) => {
    const pairs = new Map<string, { from: string[]; to: string[] }>();
    for (const [from, to] of targets) {
      const pair = pairs.get(to.join('\n')) ?? { from: [], to };
      pair.from.push(from);
      pairs.set(to.join('\n'), pair);
    }
    return { cable, pairs: [...pairs.values()] };
  });
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function whoWithWhom(from: readonly string[], to: readonly string[]): string {
  const [first = ''] = from;
  if (from.join() !== to.join()) return `${and.format(from)} with ${and.format(to)}`;
  return from.length === 1 ? `${first} with another ${first}` : `${and.format(from)} with each other`;
}
