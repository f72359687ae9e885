import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps<Name extends string> {
  label: string;
  names: readonly Name[];
  selected: Name;
  /** The tabs whose fields need a correction. */
  marked?: readonly Name[];
  onSelect: (name: Name) => void;
  children: ReactNode;
}

/** Tabs by the ARIA pattern. Arrow keys, Home and End change the tab, and one panel shows. */
export function Tabs<Name extends string>({
  label,
  names,
  selected,
  marked = [],
  onSelect,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = names.indexOf(selected);
  const moves: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const move = (event: KeyboardEvent) => {
    const to = moves[event.key];
    const next = to === undefined ? to : names.at(to % names.length);
    if (next === undefined) return;
    // Home and End would scroll the page.
    event.preventDefault();
    onSelect(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[names.indexOf(next)]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mb-5 flex flex-wrap gap-1 border-b border-line"
        onKeyDown={move}
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={name === selected ? 0 : -1}
            className="-mb-px min-h-10 rounded-t-lg border-b-2 border-transparent px-2.5 text-sm font-semibold text-muted hover:text-ink aria-selected:border-accent aria-selected:text-accent sm:px-4 pointer-coarse:min-h-touch"
            onClick={() => onSelect(name)}
          >
            {name}
            {marked.includes(name) && (
              <span className="text-danger">
                <span aria-hidden> •</span>
                <span className="sr-only">, to correct</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
