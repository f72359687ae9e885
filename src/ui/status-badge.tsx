import { Badge } from './badge';

interface StatusBadgeProps {
  /** Is it switched on: published, active? */
  on: boolean;
  children: string;
}

/** The state of a row in one word. */
export function StatusBadge({ on, children }: StatusBadgeProps) {
  return <Badge tone={on ? 'bg-tech-panel text-tech' : 'bg-line text-ink'}>{children}</Badge>;
}
