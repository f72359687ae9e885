import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShownToaster } from '@/ui/toast/shown-toaster';

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

export function Providers({ queryClient, children }: ProvidersProps) {
  const toaster = useShownToaster();
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      {toaster}
    </QueryClientProvider>
  );
}
