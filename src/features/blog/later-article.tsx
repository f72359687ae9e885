import { createElement, use, useContext } from 'react';
import { MissingCodeError } from '@/lib/missing-code';
import { HydratedContext } from '@/ui/hydration';
import type { PostBody } from './article';

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

// With the code of the screen, which a link asks for ahead.
load().catch(() => undefined);

const never = new Promise<never>(() => undefined);
let loadingUnlessMissing: Promise<Body> | undefined;

/**
 * The text of an article. It comes with the page, ready to read, and the parser of Markdown is too large for what a
 * page needs to hydrate: this part hydrates when its code is there. Where that does not come, the text stays as it is.
 */
export function LaterArticle({ content }: { content: string }) {
  const hydrated = useContext(HydratedContext);
  const code = use(hydrated ? load() : (loadingUnlessMissing ??= load().catch(() => never)));
  return createElement(code, { content });
}
