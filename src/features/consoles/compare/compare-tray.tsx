import { useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { Button, buttonClass } from '@/ui/button';
import { clearCompared, comparedChoice, nothingChosen, toggleCompared } from './compared-choice';
import { mostCompared } from './most-compared';

export function CompareTray() {
  const { consoles, note } = useSyncExternalStore(comparedChoice.subscribe, comparedChoice.get, () => nothingChosen);
  const tray = useRef<HTMLElement>(null);
  const empty = consoles.length === 0;
  // A pressed button that disappears would take the focus with it.
  const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
  return (
    <div className="sticky bottom-3 z-20 mt-8 low:static print:hidden">
      {/* React always renders the section, because a built page holds only the styles of its elements. */}
      <section
        ref={tray}
        tabIndex={-1}
        hidden={empty}
        aria-label="Consoles to compare"
        data-compare-tray={empty ? undefined : ''}
        className="rounded-card border border-control bg-surface p-3 shadow-lifted"
      >
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
          <ul className="flex grow gap-2 overflow-x-auto sm:flex-wrap">
            {(empty ? [emptyTrayItem] : consoles).map((model) => (
              <li key={model.slug} className="shrink-0">
                <button
                  type="button"
                  aria-label={`Remove the ${model.name}`}
                  className="flex min-h-touch items-center gap-2 rounded-full border border-line px-4 text-sm font-semibold -outline-offset-3 hover:border-accent hover:text-accent"
                  onClick={() => {
                    toggleCompared(model);
                    focusOn(consoles.length > 1 ? tray.current : document.getElementById('main'));
                  }}
                >
                  <span>{model.name}</span>
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="flex shrink-0 gap-2">
            <Link to={paths.comparing(consoles.map(({ slug }) => slug))} className={`grow ${buttonClass()}`}>
              {`Compare ${consoles.length} ${consoles.length === 1 ? 'console' : 'consoles'}`}
            </Link>
            <Button
              kind="quiet"
              onClick={() => {
                clearCompared();
                focusOn(document.getElementById('main'));
              }}
            >
              Clear
            </Button>
          </div>
        </div>
        <p aria-hidden="true" className="mt-2 text-sm text-muted empty:hidden">
          {consoles.length === mostCompared && note}
        </p>
      </section>
      <p role="status" className="sr-only">
        {note}
      </p>
    </div>
  );
}

/** Takes the place of the consoles in an empty, hidden tray. */
const emptyTrayItem = { slug: '', name: '' };
