import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface LoadFailedProps {
  children: ReactNode;
  onRetry: () => void;
}

export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  return <EmptyState action={<Button onClick={onRetry}>Try Again</Button>}>{children}</EmptyState>;
}
