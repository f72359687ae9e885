interface CloseNoteProps {
  text: string;
  /** Replaces the default sentence. */
  note?: string | undefined;
}

/** Introduces the closest matches of a search. */
export function CloseNote({ text, note = `Nothing has exactly “${text}”, these come close:` }: CloseNoteProps) {
  return (
    <p role="status" className="mb-6 text-muted wrap-anywhere">
      {note}
    </p>
  );
}
