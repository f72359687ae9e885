import { useId, useRef, type ReactNode } from 'react';

interface TabsProps<Name extends string> {
  label: string;
  names: readonly Name[];
  selected: Name;
  onSelect: (name: Name) => void;
  children: ReactNode;
}

/** Tabs as the ARIA practices describe them: arrow keys move, one panel shows. */
export function Tabs<Name extends string>({ label, names, selected, onSelect, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
  const move = (key: string) => {
    const index = names.indexOf(selected) + (moves[key] ?? 0);
    const next = names[(index + names.length) % names.length];
    if (!(key in moves) || next === undefined) return;
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
        onKeyDown={({ key }) => move(key)}
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
            className="-mb-px min-h-10 rounded-t-lg border-b-2 border-transparent px-4 text-sm font-semibold text-muted hover:text-ink aria-selected:border-accent aria-selected:text-accent pointer-coarse:min-h-touch"
            onClick={() => onSelect(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
