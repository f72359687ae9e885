/** The size of a drawn console in millimetres. A clamshell counts as closed. */
export interface DrawnSize {
  width: number;
  height: number;
  /** The distance from the back edge to the axis of the hinge. */
  hingeInset?: number;
}

/** Maps a slug to the size of the console's drawing in tools/art. A test compares these sizes with the drawings. */
const drawn: Readonly<Record<string, DrawnSize>> = {
  'game-boy': { width: 90, height: 148 },
  'game-boy-pocket': { width: 77.6, height: 127.6 },
  'game-boy-light': { width: 80, height: 135 },
  'game-boy-color': { width: 78, height: 133.5 },
  'game-boy-advance': { width: 144.5, height: 82 },
  'game-boy-advance-sp': { width: 82, height: 84.6, hingeInset: 12.85 },
  'nintendo-ds': { width: 148.7, height: 84.7, hingeInset: 4.5 },
  'game-boy-micro': { width: 101, height: 50 },
  'nintendo-ds-lite': { width: 133, height: 73.9, hingeInset: 4.5 },
  'nintendo-dsi': { width: 137, height: 74.9, hingeInset: 4.5 },
  'nintendo-dsi-xl': { width: 161, height: 91.4, hingeInset: 5 },
  'nintendo-3ds': { width: 134, height: 74, hingeInset: 4.5 },
  'nintendo-3ds-xl': { width: 156, height: 93, hingeInset: 5 },
  'nintendo-2ds': { width: 144, height: 127 },
  'new-nintendo-3ds': { width: 142, height: 80.6, hingeInset: 4.5 },
  'new-nintendo-3ds-xl': { width: 160, height: 93.5, hingeInset: 5 },
  'nintendo-switch': { width: 239, height: 102 },
  'new-nintendo-2ds-xl': { width: 160, height: 86.4, hingeInset: 4.5 },
  'nintendo-switch-lite': { width: 208, height: 91.1 },
};

export const drawnSizes: ReadonlyMap<string, DrawnSize> = new Map(
  Object.entries(drawn).map(([slug, size]) => [`/images/consoles/${slug}.svg`, size]),
);
