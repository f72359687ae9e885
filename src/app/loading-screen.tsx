/** Shown while the code of the first screen is on its way. */
export function LoadingScreen() {
  return (
    <p role="status" className="flex min-h-dvh items-center justify-center text-lg text-muted">
      Loading...
    </p>
  );
}
