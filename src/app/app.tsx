import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHydrated } from '@/ui/use-hydrated';
import { preparePath, Routes, showAnchor, useLocation } from '@/lib/router';
import { ErrorBoundary } from './error-boundary';
import { LoadingScreen } from './loading-screen';
import { routes } from './routes';

/** Messages are not needed for the first picture, so they come right behind it. */
const Toaster = lazy(async () => ({ default: (await import('@/ui/toaster')).Toaster }));

interface AppProps {
  queryClient: QueryClient;
}

/** The whole site. */
export function App({ queryClient }: AppProps) {
  const { key, pathname } = useLocation();
  const hydrated = useHydrated();
  const [preparing, setPreparing] = useState(() => preparePath(routes, pathname));
  useEffect(() => void delete document.documentElement.dataset.narrowed, []);
  useEffect(() => {
    if (preparing) void preparing.catch(() => undefined).then(() => setPreparing(undefined));
    else showAnchor();
  }, [preparing]);
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary place={key}>{preparing ? <LoadingScreen /> : <Routes routes={routes} />}</ErrorBoundary>
      {hydrated && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}
