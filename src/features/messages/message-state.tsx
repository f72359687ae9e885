import { StatusBadge } from '@/ui/admin-page';

const words: Partial<Record<string, string>> = { unread: 'Unread', read: 'Read', archived: 'Archived' };

export function MessageStateBadge({ state }: { state: string }) {
  return <StatusBadge on={state === 'unread'}>{words[state] ?? state}</StatusBadge>;
}
