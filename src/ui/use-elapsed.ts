import { useEffect, useState } from 'react';

/** Has this much time passed since the component came up? */
export function useElapsed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setElapsed(true), milliseconds);
    return () => window.clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}
