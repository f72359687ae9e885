import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isTransient, signedOut } from '@/data/service/errors';
import { contentStampsKey, type ContentKind } from '@/data/reads/content-kinds';

interface PolicyMeta extends Record<string, unknown> {
  /** The toast on failure. Public reads have no toast: their failures are only logged. */
  failure?: string | ((error: Error) => string);
  success?: string;
  /** The kinds of content in a public read: src/data/reads/public-query.ts. */
  kinds?: readonly ContentKind[];
  invalidates?: readonly unknown[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: PolicyMeta;
    mutationMeta: PolicyMeta;
  }
}

const retryDelayMilliseconds = 300;

/** Logs each failure and shows its toast. Retries a read once, except after a rejection or a timeout. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => report(error, meta),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => report(error, meta),
      onSuccess: (_data, _variables, _result, { meta }) => {
        const success = meta?.success;
        if (success) void showToast('success', success);
      },
      // This runs after a failure too: a write may have succeeded although its response was lost.
      onSettled: (_data, _error, _variables, _result, { meta }) => {
        if (!meta?.invalidates) return;
        void client.invalidateQueries({ queryKey: meta.invalidates });
        // Newer stamps tell the public pages which content of the build is old.
        void client.invalidateQueries({ queryKey: contentStampsKey });
      },
    }),
    defaultOptions: {
      queries: {
        // In this mode, a read without a connection fails instead of waiting. The page then shows its fallback.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 60_000,
        retry: (failures, error) => failures === 0 && isTransient(error),
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
  // The page shows another message for an ended session.
  if ('code' in error && error.code === signedOut) return;
  const failure = typeof meta.failure === 'string' ? meta.failure : meta.failure(error);
  void showToast('failure', failure);
}

/**
 * Loads the toaster on demand. When the toaster's code is gone, as after a deployment, the browser shows the message.
 */
async function showToast(kind: 'success' | 'failure', text: string): Promise<void> {
  try {
    const { notify } = await import('@/ui/toast/notify');
    notify[kind](text);
  } catch (error) {
    console.error(error);
    alert(text);
  }
}
