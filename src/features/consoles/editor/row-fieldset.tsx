import type { ReactNode } from 'react';
import { Button } from '@/ui/button';

interface RowFieldsetProps {
  legend: string;
  /** Undefined for a permanent row. */
  onRemove?: () => void;
  /** Uses two columns instead of three on a wide screen. */
  inPairs?: boolean;
  children: ReactNode;
}

export function RowFieldset({ legend, onRemove, inPairs = false, children }: RowFieldsetProps) {
  return (
    <fieldset className="relative min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="float-left mb-4 w-full pr-28 text-base leading-snug font-bold">{legend}</legend>
      <div
        className={`clear-both grid grid-cols-1 items-start gap-x-5 gap-y-4 @xl:grid-cols-2 ${inPairs ? '' : '@4xl:grid-cols-3'}`}
      >
        {children}
      </div>
      {onRemove && (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Remove ${legend}`}
          className="absolute top-3 right-3"
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </fieldset>
  );
}
