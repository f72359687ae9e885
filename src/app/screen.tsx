import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { MissingCodeError } from '@/lib/missing-code';
import { Button, buttonClass } from '@/ui/button';
import { retryingComponent } from '@/ui/lazy-component';

/** Lets code outside the router fetch a screen. */
export interface ScreenHandle {
  load: () => Promise<ComponentType>;
}

/** Returns a lazy route. React Router never repeats a failed `lazy()`, but this route loads again on each visit. */
export function screen(load: ScreenHandle['load']): Pick<RouteObject, 'lazy' | 'handle'> {
  return {
    handle: { load } satisfies ScreenHandle,
    lazy: async () => ({ Component: await retryingComponent(load, MissingScreen) }),
  };
}

/** Fetches the screen of a route; undefined for a route without a screen. @throws what the import throws */
export async function loadScreen({ handle }: Pick<RouteObject, 'handle'>): Promise<ComponentType | undefined> {
  return (handle as ScreenHandle | undefined)?.load();
}

function MissingScreen({ error }: { error: unknown }): never {
  throw new MissingCodeError(error);
}

/** Replaces a screen that failed, until the next navigation. */
export function ErrorScreen() {
  return (
    <div className="mx-auto max-w-xl px-4 py-32 text-center">
      <title>Something went wrong</title>
      <h1 className="text-4xl">Something went wrong</h1>
      <p className="mt-4 text-lg text-muted">This page didn’t load properly. Reloading it usually helps.</p>
      <div className="mt-8 flex justify-center gap-3">
        <Button onClick={() => location.reload()}>Reload page</Button>
        <a href="/" className={buttonClass('quiet')}>
          Return to Home
        </a>
      </div>
    </div>
  );
}
