import { lazy, useEffect, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Replaces a component whose code fails to load. `retry` loads it again. */
export type Missing<Props> = ComponentType<Props & { error: unknown; retry: () => void }>;

/**
 * Creates a component whose code loads at its first render. When the code fails to load, `Missing` replaces the
 * component. Without `Missing`, the fallback of the `Suspense` stays.
 */
export function lazyComponent<Props extends object>(load: Load<Props>, Missing?: Missing<Props>) {
  return lazy(async () => ({
    default: await (Missing ? retryingComponent(load, Missing) : load().catch(keepFallback)),
  }));
}

function keepFallback(error: unknown): Promise<never> {
  console.error(error);
  return new Promise(() => undefined);
}

/**
 * Resolves to the component. When the code fails to load, the promise resolves to a component that loads the code at
 * each mount, and shows `Missing` on failure.
 */
export function retryingComponent<Props extends object>(
  load: Load<Props>,
  Missing: Missing<Props>,
): Promise<ComponentType<Props>> {
  return load().catch(() => retrying(load, Missing));
}

function retrying<Props extends object>(load: Load<Props>, Missing: Missing<Props>): ComponentType<Props> {
  return function Retrying(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const retry = () => {
      setFailure(null);
      load().then(
        (component) => setLoaded(() => component),
        (error: unknown) => setFailure({ error }),
      );
    };
    useEffect(retry, []);
    if (failure) return <Missing {...props} {...failure} retry={retry} />;
    return Loaded && <Loaded {...props} />;
  };
}
