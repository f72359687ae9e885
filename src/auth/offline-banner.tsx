/** Says all the time that this is only a viewer. */
export function OfflineBanner() {
  return (
    <p role="status" className="bg-collecting-panel px-gutter py-2 text-center text-sm font-semibold text-collecting">
      Offline viewer: the service cannot be reached. You see what this browser last loaded; nothing can be changed. It
      ends by itself after one hour.
    </p>
  );
}
