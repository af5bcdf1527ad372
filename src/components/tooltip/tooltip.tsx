import {
  type ComponentType,
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { linkStyle } from '../link-style.ts';

interface Props {
  /** The text of the tooltip; never the only label of the element. */
  text: string;
  /** A focusable element. */
  children: ReactElement;
  /** The wrapper element. */
  as?: 'span' | 'li';
}

/**
 * Shows a text next to an element after a delay. The element itself isn't changed: the tooltip is loaded on first use,
 * and rendered only while it is open.
 */
export function Tooltip({ text, children, as: Tag = 'span' }: Props) {
  const { Tip, handlers, contentHandlers } = useTip();
  return (
    <Tag className="tip-anchor" {...handlers}>
      {children}
      {Tip && <Tip text={text} {...contentHandlers} />}
    </Tag>
  );
}

/* The delay before a tooltip opens, in milliseconds. */
const openDelay = 700;

/* The time after closing a tooltip during which another one opens without that delay, in milliseconds. */
const skipDelay = 300;

/* The time that the pointer may take from the element to the tooltip, in milliseconds. */
const leaveDelay = 100;

/**
 * The time at which a tooltip closed last. Shared by all tooltips of the app, so that moving to the next icon opens its
 * tooltip immediately.
 */
export const TipClosedAt = createContext<RefObject<number> | null>(null);

type Tip = ComponentType<{ text: string; onPointerEnter(): void; onPointerLeave(): void }>;

async function loadTip() {
  const loaded = await import('./tip.tsx');
  await linkStyle(loaded.style);
  return loaded;
}

/*
 * Controls a tooltip: it opens some time after the pointer or the keyboard focus rests on the element, and closes when
 * they leave, and on a click, a scroll or Escape. `Tip` is the component to render while it is open.
 */
function useTip() {
  const [Tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWanted = useRef(false);
  const ownClosedAt = useRef(Number.NEGATIVE_INFINITY);
  const closedAt = useContext(TipClosedAt) ?? ownClosedAt;

  const open = () => {
    clearTimeout(timer.current);
    isWanted.current = true;
    // If it can't be loaded, no tooltip appears.
    const chunk = loadTip().catch(() => null);
    const show = async () => {
      const loaded = await chunk;
      if (loaded && isWanted.current) setTip(() => loaded.Tip);
    };
    if (performance.now() - closedAt.current < skipDelay) void show();
    else timer.current = setTimeout(show, openDelay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (Tip) closedAt.current = performance.now();
    isWanted.current = false;
    setTip(null);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (!Tip) return close();
    // Starts here and not after closing, because the pointer may reach the next icon before that.
    closedAt.current = performance.now();
    timer.current = setTimeout(close, leaveDelay);
  };
  const keepOpen = () => clearTimeout(timer.current);

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
  return { Tip, handlers, contentHandlers: { onPointerEnter: keepOpen, onPointerLeave: leave } };
}
