import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { GuideState } from './identify-way';
import { SignDrawing, type Drawing } from './sign-drawing';

/** The props of a question or of a result. */
export interface PlaceProps {
  state: GuideState;
  /** The element that receives the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  hrefTo: (way: string) => string;
}

interface AnswerLinkProps {
  to: string;
  drawing: Drawing | undefined;
  sign: string;
  children?: ReactNode;
}

/** Renders the link to an answer: a sign with its drawing, or a further question. */
export function AnswerLink({ to, drawing, sign, children }: AnswerLinkProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        className="flex h-full min-h-touch items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card pointer-fine:transition-[border-color] hover:border-accent"
      >
        {drawing && <SignDrawing of={drawing} className="max-sm:w-24" />}
        <span className="min-w-0">
          <span className="block font-semibold text-pretty">{sign}</span>
          {children && (
            <>
              {' '}
              <span className="mt-1 block text-sm text-pretty text-muted">{children}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}
