import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { Toaster } from '@/ui/toaster';

interface AppProps {
  queryClient: QueryClient;
  router: React.ComponentProps<typeof RouterProvider>['router'];
}

/** The whole site. */
export function App({ queryClient, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  );
}
