import { announce } from './place-changes';

/** Which two paths a view transition lies between at this moment. */
let moving: readonly [from: string, to: string] | null = null;
/** Pairs of paths that had a transition: going back has it too. */
const moved = new Set<string>();

/** The two paths between which a view transition runs. */
export function currentTransition(): readonly [from: string, to: string] | null {
  return moving;
}

/** Has there been a transition between these paths, in this direction? */
export function hasMoved(from: string, to: string): boolean {
  return moved.has(`${from} ${to}`);
}

/** Lets `render` show another page; with `wanted`, and where the browser can, what both pages show moves. */
export async function showInTransition(from: string, to: string, wanted: boolean, render: () => void): Promise<void> {
  if (!wanted || !('startViewTransition' in document)) {
    moving = null;
    render();
    return;
  }
  moved.add(`${from} ${to}`);
  const mine = [from, to] as const;
  moving = mine;
  announce();
  const transition = document.startViewTransition(render);
  // The next navigation may cut it short, which is no error.
  transition.ready.catch(() => undefined);
  await transition.finished.catch(() => undefined);
  if (moving !== mine) return;
  moving = null;
  announce();
}
