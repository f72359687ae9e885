import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useToasterWanted } from '@/ui/toaster-wanted';
import { preparePath, Routes, showAnchor, useLocation } from '@/lib/router';
import { ErrorBoundary } from './error-boundary';
import { LoadingScreen } from './loading-screen';
import { routes } from './routes';

/** Loaded when there may be messages. When its code does not come, the page and what is typed there stay. */
const Toaster = lazy(async () => {
  const { Toaster: Messages } = await import('@/ui/toaster').catch(() => ({ Toaster: () => <></> }));
  return { default: Messages };
});

interface AppProps {
  queryClient: QueryClient;
  /** True when the page stands there already and is brought to life. */
  prerendered?: boolean;
}

/** The whole site. */
export function App({ queryClient, prerendered = false }: AppProps) {
  const { key, pathname } = useLocation();
  const toasterWanted = useToasterWanted();
  const [preparing, setPreparing] = useState(() => preparePath(routes, pathname));
  useEffect(() => {
    delete document.documentElement.dataset.narrowed;
  }, []);
  useEffect(() => {
    if (preparing) void preparing.catch(() => undefined).then(() => setPreparing(undefined));
    // The browser itself has shown the anchor of a page that stood there.
    else if (!prerendered) showAnchor();
  }, [preparing, prerendered]);
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary place={key}>{preparing ? <LoadingScreen /> : <Routes routes={routes} />}</ErrorBoundary>
      {toasterWanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}
