/** The first stop of the keyboard: past the header. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-full bg-accent px-5 py-3 font-semibold text-accent-ink print:hidden focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
