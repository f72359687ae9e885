import { lazy, useEffect, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Stands in for a component whose code does not come. `retry` fetches it again. */
export type Missing<Props> = ComponentType<Props & { error: unknown; retry: () => void }>;

/** A component whose code is fetched when it is first shown. Without `Missing`, the fallback of its `Suspense` stays. */
export function later<Props extends object>(load: Load<Props>, Missing?: Missing<Props>) {
  return lazy(async () => ({ default: await (Missing ? componentOf(load, Missing) : load().catch(keepFallback)) }));
}

function keepFallback(error: unknown): Promise<never> {
  console.error(error);
  return new Promise(() => undefined);
}

/** The component, or one that fetches the code again each time it is shown, and then shows `Missing`. */
export function componentOf<Props extends object>(
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
