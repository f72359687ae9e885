import { useState } from 'react';
import { pictureSource } from '@/lib/pictures';

interface FallbackImageProps {
  src: string;
  /** Replaces a `src` that fails. When it fails too, the alternative text shows. */
  fallback: string;
  alt: string;
  width: number;
  height: number;
  /** How wide an eager one shows, where it has files of several widths. */
  sizes?: string;
  className?: string;
  /** For the first visible picture: loads at once and with priority. */
  eager?: boolean;
}

export function FallbackImage({ src, fallback, sizes, eager = false, ...rest }: FallbackImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = failed === src ? fallback : src;
  const replace = () => setFailed(src);
  return (
    <img
      {...rest}
      key={shown}
      loading={eager ? 'eager' : 'lazy'}
      // A browser that does not find out the width of a lazy one itself takes that of the window.
      {...pictureSource(shown, eager ? sizes : 'auto')}
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
