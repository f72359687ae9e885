import { QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/** Runs a read of the data layer as a screen would, without a cache. */
export function read<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>): Promise<Data> {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }).query(options);
}
