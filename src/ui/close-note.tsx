interface CloseNoteProps {
  text: string;
  /** Where there is more to say than that nothing has it exactly. */
  note?: string | undefined;
}

/** Stands before a list that has what comes closest to a search. */
export function CloseNote({ text, note: note = `Nothing has exactly “${text}”, these come close:` }: CloseNoteProps) {
  return (
    <p role="status" className="mb-6 text-muted wrap-anywhere">
      {note}
    </p>
  );
}
