import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasFailed } from '@/ui/fallback-image';
import { useBelowFold } from '@/ui/below-fold';
import { postPlaceholder } from './post-parts';

/** Marks the element of an article's text. */
export const writtenMark = 'data-article';

/** Where the query cache has the element of an article that has been fetched ahead, by its Markdown. */
export const writtenArticleKey = (content: string) => ['written-article', content] as const;

interface WrittenArticleProps {
  /** The element with the text; null for the one that stands in the page already. */
  source: Element | null;
  /** Called when the page has no text here, because React has drawn it again. */
  onMissing: () => void;
}

/**
 * The text as the build has written it: that of the prerendered page, whose element React takes over as it is, or that
 * of a page that was fetched ahead.
 */
export function WrittenArticle({ source, onMissing }: WrittenArticleProps) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const isWhole = useBelowFold();
  useLayoutEffect(() => {
    if (source) element.current?.replaceChildren(...source.cloneNode(true).childNodes);
  }, [source]);
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
      // Eight elements, line breaks included, reach below the first screen. To lay out the rest takes a slow phone a while.
      className={isWhole ? undefined : '[&>*>:nth-child(n+9)]:hidden'}
      {...{ [writtenMark]: '' }}
      // What React knows no content of, it leaves as it is.
      {...(!source && { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } })}
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
