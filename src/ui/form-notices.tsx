import type { KeptChanges } from '@/lib/kept-changes';
import { KeptNotice } from './kept-notice';
import { Notice } from './notice';

interface FormNoticesProps<Values> {
  form: {
    kept: {
      offered: KeptChanges<Values>[];
      noRoom: boolean;
      discard: (changes: KeptChanges<Values>) => void;
    };
    restore: (changes: KeptChanges<Values>) => void;
  };
}

/** What stands above a form about unsaved changes: those that were kept, and a warning when none can be. */
export function FormNotices<Values>({ form: { kept, restore } }: FormNoticesProps<Values>) {
  return (
    <>
      {kept.offered.map((changes) => (
        <KeptNotice
          key={changes.id}
          at={changes.at}
          onRestore={() => restore(changes)}
          onDiscard={() => kept.discard(changes)}
        />
      ))}
      {kept.noRoom && (
        <Notice tone="warning">
          This device has no room to keep a copy of what you type. Save now and then: what is not saved is lost when
          this page closes.
        </Notice>
      )}
    </>
  );
}
