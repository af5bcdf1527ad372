import { type PointerEvent, useRef } from 'react';

/** The minimum horizontal distance of a swipe, in pixels. */
const minDistance = 40;

/** Handlers for horizontal swipes: `onSwipe` gets the direction. The browser handles gestures with two fingers. */
export function useSwipe(onSwipe: (side: 'left' | 'right') => void) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId: id, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType !== 'mouse' && isPrimary ? { id, x, y } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start?.id !== pointerId) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      if (Math.abs(across) < minDistance || Math.abs(across) < 1.5 * Math.abs(down)) return;
      onSwipe(across < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
