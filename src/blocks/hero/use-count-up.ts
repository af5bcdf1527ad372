import { useEffect, useRef, useState } from 'react';

/* The number of steps of the animation, and its duration in milliseconds. */
const steps = 60;
const duration = 2000;

/**
 * Counts from 0 to a value once, when the element first scrolls into view. `running` is null before and after, and for
 * visitors who prefer reduced motion. A visible number never goes back to 0: style.css hides the numbers of a new page
 * for a moment, and if the page hydrates later than that, they don't run.
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
      // The visitor has seen these numbers before.
      dataset.counted = '';
    };
    const observer = new IntersectionObserver((entries) => {
      const [wait] = element.getAnimations({ subtree: true });
      const wasSeen = isFirst && !wait && element.getBoundingClientRect().top < innerHeight;
      isFirst = false;
      if (!wasSeen && !entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      if (wasSeen) return end();
      // Prevents the final number from flashing before the animation.
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
