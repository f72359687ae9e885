import type { KeptChanges } from '@/lib/kept-changes';
import { KeptNotice } from './kept-notice';
import { Notice } from './notice';

interface FormNoticesProps<Values> {
  form: {
    kept: {
      offered: KeptChanges<Values>[];
      noRoom: boolean;
    };
    outcomeUnknown: boolean;
    restore: (changes: KeptChanges<Values>) => void;
    discard: (changes: KeptChanges<Values>) => void;
  };
}

/** What stands above a form about unsaved changes: those that were kept, and what to mind about these. */
export function FormNotices<Values>({ form }: FormNoticesProps<Values>) {
  return (
    <>
      {form.kept.offered.map((changes) => (
        <KeptNotice
          key={changes.id}
          at={changes.at}
          onRestore={() => form.restore(changes)}
          onDiscard={() => form.discard(changes)}
        />
      ))}
      {form.outcomeUnknown && (
        <Notice tone="warning">
          No answer came, so nobody knows yet whether this was saved. Sending it again does no harm: it is saved once.
        </Notice>
      )}
      {form.kept.noRoom && (
        <Notice tone="warning">
          This device has no room to keep a copy of what you type. Save now and then: what is not saved is lost when
          this page closes.
        </Notice>
      )}
    </>
  );
}
