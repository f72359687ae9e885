import type { KeyboardEvent, MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { buttonClass } from '@/ui/button';
import { useInBrowser } from '@/ui/hydration';
import { comparedChoice, nothingChosen, toggleCompared, type ChosenConsole } from './compared-choice';

interface CompareButtonProps {
  model: ChosenConsole;
}

/** Adds a console to the tray or removes it. Before hydration the button is a link to the comparison. */
export function CompareButton({ model: { slug, name } }: CompareButtonProps) {
  const { consoles } = useSyncExternalStore(comparedChoice.subscribe, comparedChoice.get, () => nothingChosen);
  const isButton = useInBrowser(() => true, false);
  const pressed = consoles.some((chosen) => chosen.slug === slug);
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    toggleCompared({ slug, name });
  };
  return (
    <Link
      to={paths.comparing([slug])}
      aria-label={`Compare the ${name}`}
      role={isButton ? 'button' : undefined}
      aria-pressed={isButton ? pressed : undefined}
      onClick={toggle}
      // A link with the role of a button responds to the space bar too.
      onKeyDown={(event) => event.key === ' ' && toggle(event)}
      className={`relative z-1 gap-2 print:hidden ${buttonClass('quiet', 'small')} ${pressed ? 'border-accent text-accent' : ''}`}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
        <rect x="1.5" y="1.5" width="13" height="13" rx="3" strokeWidth="1.5" />
        {pressed && <path d="M4.5 8.200l2.500 2.500 4.500-5" strokeWidth="2" />}
      </svg>
      Compare
    </Link>
  );
}
