import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useToasterWanted } from '@/ui/toaster-wanted';
import { preparePath, Routes, showAnchor, useLocation } from '@/lib/router';
import { ErrorBoundary } from './error-boundary';
import { LoadingScreen } from './loading-screen';
import { routes } from './routes';

/** Loaded when there may be messages. */
const Toaster = lazy(async () => ({ default: (await import('@/ui/toaster')).Toaster }));

interface AppProps {
  /** Called when the page answers. */
  onAlive?: () => void;
  queryClient: QueryClient;
}

/** The whole site. */
export function App({ queryClient, onAlive }: AppProps) {
  const { key, pathname } = useLocation();
  const toasterWanted = useToasterWanted();
  const [preparing, setPreparing] = useState(() => preparePath(routes, pathname));
  useEffect(() => {
    delete document.documentElement.dataset.narrowed;
    onAlive?.();
  }, [onAlive]);
  useEffect(() => {
    if (preparing) void preparing.catch(() => undefined).then(() => setPreparing(undefined));
    else showAnchor();
  }, [preparing]);
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
