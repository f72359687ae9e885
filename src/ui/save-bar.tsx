import type { ReactNode } from 'react';

interface SaveBarProps {
  children: ReactNode;
}

/** The buttons of a long form: in sight for as long as the form is, where the window is tall enough. */
export function SaveBar({ children }: SaveBarProps) {
  return (
    <div
      data-save-bar
      className="bottom-0 z-10 -mx-gutter mt-6 flex flex-wrap items-center gap-3 border-t border-line bg-canvas px-gutter py-3 [@media(min-height:32rem)]:sticky"
    >
      {children}
    </div>
  );
}
