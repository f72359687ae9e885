import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { momentOf } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/admin-page';
import type { DraftControls } from './use-draft';

interface FormNoticesProps<Values extends FieldValues> {
  draft: Pick<DraftControls<Values>, 'offered' | 'unkept' | 'noRoom' | 'restore' | 'discard'>;
  /** True after a save without a response. */
  outcomeUnknown: boolean;
}

export function FormNotices<Values extends FieldValues>({ draft, outcomeUnknown }: FormNoticesProps<Values>) {
  return (
    <>
      {draft.offered.map((offer) => (
        <DraftOffer
          key={offer.id}
          at={offer.at}
          kept={!draft.unkept.includes(offer.id)}
          onRestore={() => draft.restore(offer)}
          onDiscard={() => draft.discard(offer)}
        />
      ))}
      {outcomeUnknown && (
        <Notice tone="warning">
          The server didn’t answer, so this may or may not be saved. It’s safe to try again: it won’t be saved twice.
        </Notice>
      )}
      {draft.noRoom && (
        <Notice tone="warning">
          Your browser’s storage is full, so we can’t back up your draft. Save often: closing this page loses unsaved
          changes.
        </Notice>
      )}
    </>
  );
}

interface DraftOfferProps {
  /** In milliseconds since 1970. */
  at: number;
  /** False when the storage is full. */
  kept: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

function DraftOffer({ at, kept, onRestore, onDiscard }: DraftOfferProps) {
  const id = useId();
  return (
    <Notice tone="warning">
      <p id={id}>
        {kept
          ? `We kept your unsaved changes from ${momentOf(at)} on this device.`
          : `Your browser’s storage is full, so your unsaved changes from ${momentOf(at)} are lost when you close this page.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-describedby={id} onClick={onRestore}>
          Restore
        </Button>
        <Button size="small" kind="quiet" aria-describedby={id} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Notice>
  );
}

/** A bar for the buttons of a long form. It stays at the bottom of the window when the window is tall enough. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-save-bar
      className="bottom-0 z-10 -mx-gutter mt-6 flex flex-wrap items-center gap-3 border-t border-line bg-canvas px-gutter py-3 [@media(min-height:32rem)]:sticky"
    >
      {children}
    </div>
  );
}
