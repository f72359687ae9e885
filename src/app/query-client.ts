import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing, signedOut } from '@/data/errors';

/** What a read or write may ask of the error policy, beside the call that makes it. */
interface PolicyMeta extends Record<string, unknown> {
  /** The toast when it fails. Public reads have none: they are only logged. */
  failure?: string | ((error: Error) => string);
  success?: string;
  invalidates?: readonly unknown[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: PolicyMeta;
    mutationMeta: PolicyMeta;
  }
}

/** A try that failed for a passing reason is repeated once, this soon. */
const retryDelayMilliseconds = 300;

/** Logs every failure and toasts it where its call says so. A read is retried once unless rejected or unanswered. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => report(error, meta),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => report(error, meta),
      onSuccess: (_data, _variables, _result, { meta }) => {
        const success = meta?.success;
        if (success) void say('success', success);
      },
      // Also after a failure: a write may have gone through although its answer did not come.
      onSettled: (_data, _error, _variables, _result, { meta }) => {
        if (meta?.invalidates) void client.invalidateQueries({ queryKey: meta.invalidates });
      },
    }),
    defaultOptions: {
      queries: {
        // 'always': while the browser says it is offline a read fails and its
        // fallback shows, instead of waiting for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 60_000,
        retry: (failures, error) => failures === 0 && isPassing(error),
        retryDelay: retryDelayMilliseconds,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

function report(error: Error, meta: PolicyMeta | undefined): void {
  console.error(error);
  if (!meta?.failure) return;
  // The end of a session has words of its own; what it stopped need not add some.
  if ('code' in error && error.code === signedOut) return;
  const failure = typeof meta.failure === 'string' ? meta.failure : meta.failure(error);
  void say('failure', failure);
}

/** Loads the toaster when it is needed. Where its code is gone, as after a deployment, the browser says it. */
async function say(kind: 'success' | 'failure', text: string): Promise<void> {
  try {
    const { notify } = await import('@/ui/notify');
    notify[kind](text);
  } catch (error) {
    console.error(error);
    alert(text);
  }
}
