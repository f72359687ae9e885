import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

/** False in a page as the build draws it, and until the browser has hydrated it. */
export const HydratedContext = createContext(true);

const SetHydratedContext = createContext<(hydrated: boolean) => void>(() => undefined);

interface HydrationProps {
  /** True when the page stands there already, as the build has drawn it. */
  hydrating: boolean;
  onHydrated: () => void;
  children: ReactNode;
}

/** Tells the site in it when it is hydrated. What changes then does so in a transition: the page still answers meanwhile. */
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

/** Stands in a page beside its content and is hydrated with it; the cards and sections in there follow one by one. */
export function HydrationMark() {
  const setHydrated = useContext(SetHydratedContext);
  useEffect(() => startTransition(() => setHydrated(true)), [setHydrated]);
  return null;
}

/** What only a browser can tell, such as the year; `before` until the page is hydrated. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useContext(HydratedContext) ? read() : before;
}
