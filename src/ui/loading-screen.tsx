export function LoadingScreen() {
  return (
    <p role="status" className="flex min-h-dvh flex-col items-center justify-center gap-4 text-muted">
      <img src="/favicon.svg" alt="" width={48} height={48} className="animate-pulse" />
      Loading...
    </p>
  );
}
