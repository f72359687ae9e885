import { useQuery, useQueryClient } from '@tanstack/react-query';
import { foundConsoles, cachedConsoles, type ConsoleChoice, type FoundConsoles } from '@/data/consoles/found-consoles';

/**
 * Reads the results from the database. Until the response, the result is the previous results, or consoles that
 * another page has cached.
 */
export function useFoundConsoles(choice: ConsoleChoice, page: number) {
  const client = useQueryClient();
  return useQuery({
    ...foundConsoles(choice, page),
    placeholderData: (before: FoundConsoles | undefined) => before ?? cachedConsoles(client, choice, page),
  });
}
