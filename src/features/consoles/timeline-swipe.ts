import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react';

/** How far a finger has to travel, in CSS pixels. */
const distance = 40;

/**
 * What an element needs to be swiped by finger or pen; a mouse selects text and drags links as ever.
 * @param onSwipe is told 1 for the next (a swipe to the left) and -1 for the one before
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ pointerId: number; x: number; y: number } | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      // A second finger makes it a pinch.
      start.current = pointerType !== 'mouse' && isPrimary ? { pointerId, x: clientX, y: clientY } : null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from === null || from.pointerId !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < distance || Math.abs(across) <= Math.abs(clientY - from.y)) return;
      // A pen that began on the link presses it when it is lifted, right after this event.
      swiped.current = true;
      window.setTimeout(() => {
        swiped.current = false;
      });
      onSwipe(across < 0 ? 1 : -1);
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: DragEvent) => {
      // A pen would carry the picture or the link away instead.
      if (start.current !== null) event.preventDefault();
    },
  };
}
