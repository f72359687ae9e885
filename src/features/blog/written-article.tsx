import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasFailed } from '@/ui/fallback-image';
import { postPlaceholder } from './post-parts';

/** Marks the element of an article's text. */
export const writtenMark = 'data-article';

interface WrittenArticleProps {
  /** Called when the page has no text here, because React has drawn it again. */
  onMissing: () => void;
}

/** The text that stands in a prerendered page: React takes its element over and leaves what is in it as it is. */
export function WrittenArticle({ onMissing }: WrittenArticleProps) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (!element.current?.hasChildNodes()) return onMissing();
    for (const picture of element.current.querySelectorAll('img')) if (hasFailed(picture)) replacePicture(picture);
  }, [onMissing]);

  // As the links of an article that React has drawn (article-phrases.tsx).
  const follow = (event: MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!href?.startsWith('/') || opensElsewhere) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <div
      ref={element}
      {...{ [writtenMark]: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onClick={follow}
      onErrorCapture={({ target }) => {
        if (target instanceof HTMLImageElement) replacePicture(target);
      }}
    />
  );
}

/** As a picture that React has drawn (fallback-image.tsx). When the replacement fails too, the alternative text shows. */
function replacePicture(picture: HTMLImageElement): void {
  if (picture.getAttribute('src') === postPlaceholder) return;
  picture.removeAttribute('srcset');
  picture.src = postPlaceholder;
}
