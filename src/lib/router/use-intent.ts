import { useEffect, useRef } from 'react';
import { prepareFor } from './history';

/** A pointer or the focus that only passes by is gone after this time. */
const passingMilliseconds = 65;

/**
 * Handlers for a link that start loading the page behind it as soon as somebody seems to
 * want it: when it is pressed, or when pointer or focus stay on it.
 */
export function useIntent(to: string) {
  const timer = useRef<number | undefined>(undefined);
  const prepare = () => prepareFor(new URL(to, location.href).pathname);
  const leave = () => window.clearTimeout(timer.current);
  const stay = () => {
    leave();
    timer.current = window.setTimeout(prepare, passingMilliseconds);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    onPointerEnter: stay,
    onPointerLeave: leave,
    onFocus: stay,
    onBlur: leave,
    onPointerDown: prepare,
    onTouchStart: prepare,
  };
}
