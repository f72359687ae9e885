import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { preparePath, Routes, showAnchor, useLocation } from '@/lib/router';
import { LoadingScreen } from '@/ui/loading-screen';
import { useShownToaster } from '@/ui/shown-toaster';
import { ErrorBoundary } from './error-boundary';
import { routes } from './routes';

interface AppProps {
  queryClient: QueryClient;
  /** True when the page stands there already and is brought to life. */
  prerendered?: boolean;
}

/** The whole site. */
export function App({ queryClient, prerendered = false }: AppProps) {
  const { key, pathname } = useLocation();
  const toaster = useShownToaster();
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
      {toaster}
    </QueryClientProvider>
  );
}
