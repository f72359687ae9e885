interface CloseNoteProps {
  text: string;
  /** Where there is more to say than that nothing has it exactly. */
  says?: string | undefined;
}

/** Stands before a list that has what comes closest to a search. */
export function CloseNote({ text, says = `Nothing has exactly “${text}”, these come close:` }: CloseNoteProps) {
  return (
    <p role="status" className="mb-6 text-muted wrap-anywhere">
      {says}
    </p>
  );
}
