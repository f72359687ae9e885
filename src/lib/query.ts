/** The one door to the query library, so that a leaner one could stand behind it. */
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';

export { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export type { QueryClient } from '@tanstack/react-query';

/** A read, whatever it gives. */
export type AnyQuery = Pick<UseQueryOptions, 'queryFn'> & { queryKey: QueryKey };
