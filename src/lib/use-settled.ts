import { useCallback, useEffect, useState } from 'react';

const pauseMilliseconds = 400;

/** Returns the typed value once typing pauses. `settle` ends the wait at once. */
export function useSettled<Value>(value: Value): [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  const settle = useCallback(() => setSettled(value), [value]);
  useEffect(() => {
    const timer = window.setTimeout(settle, pauseMilliseconds);
    return () => window.clearTimeout(timer);
  }, [settle]);
  return [settled, settle];
}
