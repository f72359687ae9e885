import { Badge } from '@/ui/badge';

interface RoleBadgeProps {
  role: string;
}

const tones = new Map([
  ['admin', 'bg-3ds-panel text-3ds'],
  ['editor', 'bg-ds-panel text-ds'],
  ['contributor', 'bg-tech-panel text-tech'],
]);

/** A role in its colour; one that has no rights is grey. */
export function RoleBadge({ role }: RoleBadgeProps) {
  return <Badge tone={tones.get(role) ?? 'bg-line text-ink'}>{role}</Badge>;
}
