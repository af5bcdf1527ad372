import { type ComponentType, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { linkStyle } from '../link-style.ts';

/** How long a pointer or the focus has to rest before words appear, in milliseconds. */
const openDelay = 700;

/** After words have gone, other words appear without that delay for this long, in milliseconds. */
const skipDelay = 300;

/** How long a pointer may be on its way from the element to the words, in milliseconds: who wants to may point at them. */
const crossing = 100;

/* One clock for all tooltips: going from one icon to the next shows the next words at once. */
let closedAt = Number.NEGATIVE_INFINITY;

type Tip = ComponentType<{ words: string; onPointerEnter(): void; onPointerLeave(): void }>;

async function loadTip() {
  const loaded = await import('./tip.tsx');
  await linkStyle(loaded.style);
  return loaded;
}

/**
 * When a tooltip is open: some time after a mouse or the keyboard's focus came to rest on its element, until it leaves,
 * and until a click, a scroll or Escape. `Tip` is what shows the words, while it is open.
 */
export function useTip() {
  const [Tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWanted = useRef(false);

  const open = () => {
    clearTimeout(timer.current);
    isWanted.current = true;
    // Words that cannot be fetched just do not appear.
    const chunk = loadTip().catch(() => null);
    const show = async () => {
      const loaded = await chunk;
      if (loaded && isWanted.current) setTip(() => loaded.Tip);
    };
    if (performance.now() - closedAt < skipDelay) void show();
    else timer.current = setTimeout(show, openDelay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (Tip) closedAt = performance.now();
    isWanted.current = false;
    setTip(null);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (!Tip) return close();
    // From here on, and not only once the words have gone: who leaves one icon may be on the next one by then.
    closedAt = performance.now();
    timer.current = setTimeout(close, crossing);
  };
  const stay = () => clearTimeout(timer.current);

  useEffect(() => {
    if (!Tip) return;
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
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && open(),
    onPointerLeave: leave,
    onPointerDown: close,
    onClick: close,
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && open(),
    onBlur: close,
  };
  return { Tip, handlers, contentHandlers: { onPointerEnter: stay, onPointerLeave: leave } };
}
