import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a pointer or the focus has to rest before words appear, in milliseconds. */
export const openDelay = 700;

/** After words have gone, other words appear without that delay for this long, in milliseconds. */
export const skipDelay = 300;

/* One clock for all tooltips: going from one icon to the next shows the next words at once. */
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * When a tooltip is open: some time after a mouse or the keyboard's focus came to rest on its element,
 * until it leaves, and until a click, a scroll or Escape.
 */
export function useTip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = () => {
    clearTimeout(timer.current);
    const delay = performance.now() - closedAt < skipDelay ? 0 : openDelay;
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen((wasOpen) => {
      if (wasOpen) closedAt = performance.now();
      return false;
    });
  };

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    addEventListener('scroll', close, { capture: true, passive: true });
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('scroll', close, { capture: true });
      removeEventListener('keydown', onKey);
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && open(),
    onPointerLeave: close,
    onPointerDown: close,
    onClick: close,
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && open(),
    onBlur: close,
  };
  return { isOpen, close, handlers };
}
