import { d } from '../shapes.ts';

interface Arrangement {
  /** Places in the view from above, from top to bottom: the front of the screen, the fence of slits, the eyes. */
  screenY: number;
  fenceY: number;
  eyesY: number;
  left: number;
  right: number;
  /** Places of the slits, counted from the middle. */
  places: readonly number[];
}

export interface Barrier {
  /** Width of a stripe of the screen and of a slit in the fence. */
  stripe: number;
  slit: number;
  /** Middles of the slits. */
  slits: readonly number[];
  /** Left ends of the stripes that an eye sees through the slits. */
  seenBy: (eye: number) => number[];
  /** The view of an eye, as triangles from the eye to each stripe. */
  raysOf: (eye: number) => string;
}

/** Computes screen, fence and eyes, true to the geometry: through the slits each eye sees only its own stripes. */
export function barrierOf({ screenY, fenceY, eyesY, left, right, places }: Arrangement): Barrier {
  // The factor by which a slit grows in the projection from the eye to the screen.
  const growth = (eyesY - screenY) / (eyesY - fenceY);
  const stripe = (right - left) * (growth - 1);
  const slit = stripe / growth;
  const slits = places.map((place) => (left + right) / 2 + place * 2 * slit);
  const seenBy = (eye: number) => slits.map((x) => eye + (x - eye) * growth - stripe / 2);
  const raysOf = (eye: number) =>
    seenBy(eye)
      .map((x) => d`M${eye} ${eyesY}L${x} ${screenY}h${stripe}z`)
      .join('');
  return { stripe, slit, slits, seenBy, raysOf };
}
