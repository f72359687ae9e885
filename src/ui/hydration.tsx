import { createContext, startTransition, Suspense, useContext, useEffect, useState, type ReactNode } from 'react';

/** False in the build, and in the browser until it has hydrated the page. */
export const HydratedContext = createContext(true);

const SetHydratedContext = createContext<(hydrated: boolean) => void>(() => undefined);

interface HydrationProps {
  /** True when the page is prerendered. */
  hydrating: boolean;
  onHydrated: () => void;
  children: ReactNode;
}

/** Provides the hydration state. It changes in a transition, so that the page keeps responding. */
export function Hydration({ hydrating, onHydrated, children }: HydrationProps) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (hydrated) onHydrated();
  }, [hydrated, onHydrated]);
  return (
    <HydratedContext value={hydrated || !hydrating}>
      <SetHydratedContext value={setHydrated}>{children}</SetHydratedContext>
    </HydratedContext>
  );
}

/** Reports that the content beside this mark has hydrated. Cards and sections hydrate later, one by one. */
export function HydrationMark() {
  const setHydrated = useContext(SetHydratedContext);
  useEffect(() => startTransition(() => setHydrated(true)), [setHydrated]);
  return null;
}

/** React hydrates the frame of the page first and the children later. Between the two steps the page responds. */
export function HydratesApart({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

/** Returns a value that only a browser knows, such as the year. Until hydration it returns `before`. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useContext(HydratedContext) ? read() : before;
}
