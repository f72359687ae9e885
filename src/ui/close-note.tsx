/** Stands before a list that has what comes closest to a search. */
export function CloseNote({ text }: { text: string }) {
  return (
    <p role="status" className="mb-6 text-muted wrap-anywhere">
      {`Nothing has exactly “${text}”, these come close:`}
    </p>
  );
}
