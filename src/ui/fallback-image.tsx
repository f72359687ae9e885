import { useState } from 'react';
import { pictureSource } from '@/site/pictures';

interface FallbackImageProps {
  src: string;
  /** Replaces a `src` that fails. When the fallback fails too, the browser shows the alternative text. */
  fallback: string;
  alt: string;
  title?: string | undefined;
  width: number;
  height: number;
  /** The shown width, for a picture with files of several widths. */
  sizes?: string;
  className?: string;
  /** True for the first visible picture, which loads at once and with priority. */
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
      // With `auto` most browsers use the width in the layout. They know that width when they load a lazy picture.
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

/** Says whether a picture failed. In a prerendered page it can fail before React listens. */
export function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}
