import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';

/** Messages are not needed for the first picture, so they come right behind it. */
const Toaster = lazy(async () => ({ default: (await import('@/ui/toaster')).Toaster }));

interface AppProps {
  queryClient: QueryClient;
  router: React.ComponentProps<typeof RouterProvider>['router'];
}

/** The whole site. */
export function App({ queryClient, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  );
}
