import { useQueryClient } from '@tanstack/react-query';
import { createElement, use, useContext, useEffect, useState } from 'react';
import { idle } from '@/lib/idle';
import { isSlowLine } from '@/lib/line';
import { MissingCodeError } from '@/lib/missing-code';
import { HydratedContext } from '@/ui/hydration';
import type { PostBody } from './article';
import { WrittenArticle, writtenArticleKey, writtenMark } from './written-article';

type Body = typeof PostBody;

let loading: Promise<Body> | undefined;

/** A failure is kept for a moment: what is being drawn must see it, a later visit tries again. */
const failureKept = 1000;

function load(): Promise<Body> {
  loading ??= import('./article').then(
    (code) => code.PostBody,
    (error: unknown) => {
      setTimeout(() => (loading = undefined), failureKept);
      throw new MissingCodeError(error);
    },
  );
  return loading;
}

// With the code of the screen, which a link asks for ahead, where there is room for what few articles need. A page that
// has its article needs it for another one only.
if (import.meta.env.SSR || !(isSlowLine() || document.querySelector(`[${writtenMark}]`))) load().catch(() => undefined);

interface LaterArticleProps {
  content: string;
}

/**
 * The text of an article. A prerendered page has it written in it, and it stays as it is; a page that was fetched ahead
 * brings it along. The parser of Markdown is too large for what a page needs, and a slow phone parses for a tenth of a
 * second. Its code comes later, for articles that are newer than the build.
 */
export function LaterArticle({ content }: LaterArticleProps) {
  const hydrated = useContext(HydratedContext);
  const client = useQueryClient();
  const [written, setWritten] = useState(() => {
    if (import.meta.env.SSR) return null;
    const source = hydrated ? client.getQueryData<Element>(writtenArticleKey(content)) : null;
    return source === undefined ? null : { content, source };
  });
  const isWritten = written !== null;
  const isOld = isWritten && written.content !== content;
  useEffect(() => {
    if (!isWritten || (!isOld && isSlowLine())) return;
    let isShown = true;
    void (isOld ? load() : idle().then(load)).then(
      () => isShown && isOld && setWritten(null),
      (error: unknown) => console.error(error),
    );
    return () => void (isShown = false);
  }, [isWritten, isOld]);
  if (isWritten) return <WrittenArticle source={written.source} onMissing={() => setWritten(null)} />;
  return (
    <div {...{ [writtenMark]: '' }}>
      <DrawnArticle content={content} />
    </div>
  );
}

function DrawnArticle({ content }: LaterArticleProps) {
  return createElement(use(load()), { content });
}
