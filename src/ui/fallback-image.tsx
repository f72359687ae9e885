import { useState } from 'react';
import { pictureSource } from '@/site/pictures';

interface FallbackImageProps {
  src: string;
  /** Replaces a `src` that fails. When it fails too, the alternative text shows. */
  fallback: string;
  alt: string;
  title?: string | undefined;
  width: number;
  height: number;
  /** How wide it shows, for a picture with files of several widths. */
  sizes?: string;
  className?: string;
  /** For the first visible picture: loads at once and with priority. */
  eager?: boolean;
}

export function FallbackImage({ src, fallback, sizes = '100vw', eager = false, ...rest }: FallbackImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = failed === src ? fallback : src;
  const replace = () => setFailed(src);
  return (
    <img
      {...rest}
      key={shown}
      loading={eager ? 'eager' : 'lazy'}
      // Most browsers know the width themselves by the time they load a lazy one.
      {...pictureSource(shown, eager ? sizes : `auto, ${sizes}`)}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={replace}
      ref={(element) => {
        if (element && hasFailed(element)) replace();
      }}
    />
  );
}

/** A picture of a prerendered page can fail before React listens. */
export function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}
