/** Renders links to the list of sources on the page. The ids of the sources are `source-1` and so on. */
export function SourceMarks({ numbers }: { numbers: readonly number[] }) {
  return (
    <sup className="ml-1 space-x-1.5 text-xs">
      {numbers.map((number) => (
        <a
          key={number}
          href={`#source-${number}`}
          aria-label={`Source ${number}`}
          className="px-0.5 py-2 text-muted no-underline"
        >
          {number}
        </a>
      ))}
    </sup>
  );
}
