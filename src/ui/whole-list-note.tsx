interface WholeListNoteProps {
  /** The names of the parameters in the address that ask for a part of the list. */
  keys: readonly string[];
  /** True when the page is only the first part of a longer list. */
  paged?: boolean;
  text?: string;
}

/**
 * Warns visitors whose browser runs no scripts. The page's script (src/before-hydration/part-of-list.ts) reads from the
 * `meta` element which addresses need another list.
 */
export function WholeListNote({ keys, paged = false, text }: WholeListNoteProps) {
  const shown = paged ? 'the first page of the list' : 'the whole list';
  const note = text ?? `Please turn on JavaScript to use search, filters and pages. This is ${shown}.`;
  return (
    <>
      <meta name="part-of-list" content={[...keys, ...(paged ? ['page'] : [])].join(' ')} data-note={note} />
      <noscript>
        <p className="mb-6">{note}</p>
      </noscript>
    </>
  );
}
