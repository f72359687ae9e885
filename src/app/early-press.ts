declare global {
  interface Window {
    /** Kept by the script in the page: see build/prerender/load-later.ts. */
    earlyPress?: { alive: boolean; button?: HTMLButtonElement };
  }
}

/** Presses the button that was pressed last before the page came alive; from now on presses count at once. */
export function repeatEarlyPress(): void {
  const early = window.earlyPress;
  if (!early || early.alive) return;
  early.alive = true;
  if (early.button?.isConnected) early.button.click();
}
