import { useEffect, useRef, useState } from 'react';

/** How a counter runs: in this many steps, over this many milliseconds. */
export const steps = 60;
export const duration = 2000;

/**
 * Counts from 0 to a value once, when the element is first seen. `running` is null before and after, and always for
 * visitors who asked for less motion. What has been seen never goes back: style.css keeps the figures of a new page out of
 * sight for a moment, and where that is over before the page is hydrated, they stay.
 */
export function useCountUp(value: number) {
  const ref = useRef<HTMLElement>(null);
  const [running, setRunning] = useState<number | null>(null);

  useEffect(() => {
    const element = ref.current;
    const { dataset } = document.documentElement;
    if (!element || 'counted' in dataset || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isFirst = true;
    const end = () => {
      clearInterval(timer);
      setRunning(null);
      // Who comes back to the page has seen its figures.
      dataset.counted = '';
    };
    const observer = new IntersectionObserver((entries) => {
      const [wait] = element.getAnimations({ subtree: true });
      const wasSeen = isFirst && !wait && element.getBoundingClientRect().top < innerHeight;
      isFirst = false;
      if (!wasSeen && !entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      if (wasSeen) return end();
      // Or else the final figure might come into sight before the first one does.
      wait?.pause();
      let step = 0;
      setRunning(0);
      timer = setInterval(() => {
        step += 1;
        if (step < steps) setRunning((value * step) / steps);
        else end();
      }, duration / steps);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (timer) end();
    };
  }, [value]);

  return { ref, running };
}
