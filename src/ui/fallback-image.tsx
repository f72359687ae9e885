import { useState } from 'react';

interface FallbackImageProps {
  src: string;
  /** Replaces a `src` that fails. When it fails too, the alternative text shows. */
  fallback: string;
  alt: string;
  title?: string | undefined;
  width: number;
  height: number;
  className?: string;
  /** For the first visible picture: loads at once and with priority. */
  eager?: boolean;
}

export function FallbackImage({ src, fallback, eager = false, ...rest }: FallbackImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = failed === src ? fallback : src;
  const replace = () => setFailed(src);
  return (
    <img
      {...rest}
      key={shown}
      src={shown}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={replace}
      ref={(element) => {
        // A picture of a prerendered page can fail before React listens.
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') replace();
      }}
    />
  );
}
