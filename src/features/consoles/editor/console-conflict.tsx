import type { ComponentProps } from 'react';
import type { Article } from '@/data/console-editor.admin';
import { ConflictDialog } from '@/ui/form/conflict';
import { newConsole, type ConsoleDraft } from './console-draft';
import { consoleLabels, versionText } from './console-labels';
import { useArticles, useOtherConsoles } from './use-other-consoles';

type Dialog = Omit<ComponentProps<typeof ConflictDialog<ConsoleDraft>>, 'what' | 'labels' | 'textOf'>;

interface ConsoleConflictProps extends Dialog {
  consoleId: string;
  /** The articles of both versions. */
  linked: readonly Article[];
}

/** Both versions of a console, in the words of the form. */
export function ConsoleConflict({ consoleId, linked, ...dialog }: ConsoleConflictProps) {
  const consoles = useOtherConsoles(consoleId) ?? [];
  const articles = useArticles(linked);
  return (
    <ConflictDialog
      what="console"
      labels={consoleLabels}
      textOf={(value, field) => versionText({ ...newConsole, [field]: value }, field, { consoles, articles })}
      {...dialog}
    />
  );
}
