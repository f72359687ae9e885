import { useQuery, useQueryClient } from '@tanstack/react-query';
import { foundConsoles, cachedConsoles, type ConsoleChoice, type FoundConsoles } from '@/data/consoles/found-consoles';

/** What the database finds; until it answers what was shown before, or what another page has read of it. */
export function useFoundConsoles(choice: ConsoleChoice, page: number) {
  const client = useQueryClient();
  return useQuery({
    ...foundConsoles(choice, page),
    placeholderData: (before: FoundConsoles | undefined) => before ?? cachedConsoles(client, choice, page),
  });
}
