import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { card, cardPixels, keepCardWidth } from './screen-scale';

interface CardCalibrationProps {
  /** The width in CSS pixels of the last calibration. */
  before: number | null;
  /** The largest width of the outline, in CSS pixels. */
  room: number;
  onDone: (measured: boolean) => void;
}

/** Fits an outline to a real bank card, which has one size in all countries. */
export function CardCalibration({ before, room, onDone }: CardCalibrationProps) {
  const [width, setWidth] = useState(before ?? cardPixels.usual);
  const slider = useRef<HTMLInputElement>(null);
  // The pressed button is gone, and has taken the focus with it.
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  // On a phone, which is narrower than a card, the outline stands upright.
  const upright = room < cardPixels.least * 3;
  const long = width;
  const short = (width * card.height) / card.width;
  const [across, down] = upright ? [short, long] : [long, short];
  const change = (next: number) => setWidth(Math.min(Math.max(next, cardPixels.least), cardPixels.most));
  const corner = (width * card.radius) / card.width;
  return (
    <section aria-labelledby="calibration" className="mt-6 rounded-card border border-line bg-surface p-5 print:hidden">
      <h3 id="calibration" className="text-heading">
        Hold a bank card against your screen
      </h3>
      <p className="mt-2 max-w-prose text-muted">
        Any bank card will do: they’re all 85.6 mm long. Hold it against the outline and move the slider until they
        match. You only do this once on this device.
      </p>
      <label className="mt-4 block max-w-xl">
        <span className="text-sm font-semibold">Size of the outline</span>
        <input
          ref={slider}
          type="range"
          className="block h-touch w-full accent-accent"
          min={cardPixels.least}
          max={cardPixels.most}
          step={0.5}
          value={width}
          aria-valuetext={`${width} pixels`}
          onChange={({ target }) => change(Number(target.value))}
        />
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button kind="quiet" onClick={() => change(width - 1)}>
          A bit smaller
        </Button>
        <Button kind="quiet" onClick={() => change(width + 1)}>
          A bit larger
        </Button>
      </div>
      <div className="mt-5 overflow-x-auto">
        <svg
          width={across + 2}
          height={down + 2}
          viewBox={`-1 -1 ${across + 2} ${down + 2}`}
          aria-hidden="true"
          className="max-w-none text-accent"
        >
          <rect
            data-card=""
            width={across}
            height={down}
            rx={corner}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
          />
        </svg>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            keepCardWidth(width);
            onDone(true);
          }}
        >
          It fits
        </Button>
        <Button kind="quiet" onClick={() => onDone(false)}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
