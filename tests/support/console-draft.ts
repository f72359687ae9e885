import { newConsole, type ConsoleDraft } from '@/features/consoles/editor/console-draft';

export function aConsoleDraft(changes: Partial<ConsoleDraft> = {}): ConsoleDraft {
  return {
    ...newConsole,
    ...{ name: 'Typed', slug: 'typed', year: '1995', description: 'The typed one.', full_description: 'All of it.' },
    ...{ processor: 'p', display: 'd', controls: 'c', battery: 'b' },
    ...changes,
  };
}
