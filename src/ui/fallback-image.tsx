import { useState } from 'react';
import { preload } from 'react-dom';
import { pictures } from 'virtual:pictures';
import { pictureSources } from '@/lib/picture-variants';

interface FallbackImageProps {
  src: string;
  /** Shown instead when `src` fails. When this fails too, the alternative text stays. */
  fallback: string;
  alt: string;
  width: number;
  height: number;
  /** About how wide the layout shows it on a large screen, as a CSS length. */
  widest: string;
  className?: string;
  /** True for the picture a visitor sees first: loaded at once and with priority. */
  eager?: boolean;
}

/** A picture, in the variant that fits best when the build has made some. It is replaced once when it cannot be loaded. */
export function FallbackImage({ src, fallback, widest, eager = false, ...rest }: FallbackImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = failed === src ? fallback : src;
  const replace = () => setFailed(src);
  const image = (
    <img
      {...rest}
      key={shown}
      src={shown}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={replace}
      ref={(element) => {
        // A picture of a prerendered page can fail before React listens.
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') replace();
      }}
    />
  );
  const picture = pictures[shown];
  if (!picture) return image;
  const sources = pictureSources(picture);
  // There is a rem of space on either side. Never wider than it is: some layouts leave that to the picture.
  const sizes = `min(100vw - 2rem, ${widest}, ${picture.width}px)`;
  const [best] = sources;
  if (eager && best) {
    // React does this by itself for an <img>, but not inside a <picture>.
    const { type, srcSet } = best;
    preload(shown, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
  }
  return (
    <picture key={shown} className="contents">
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
