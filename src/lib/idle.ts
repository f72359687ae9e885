/** Resolves when the browser has nothing else to do. */
export function idle(): Promise<unknown> {
  // Safari has no requestIdleCallback.
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  );
}
