import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Routes, useLocation } from '@/lib/router';
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
  const { key } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary place={key}>
        <Routes routes={routes} loading={<LoadingScreen />} />
      </ErrorBoundary>
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  );
}
