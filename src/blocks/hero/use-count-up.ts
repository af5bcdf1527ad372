import { useEffect, useRef, useState } from 'react';

/** How a counter runs: in this many steps, over this many milliseconds. */
export const steps = 60;
export const duration = 2000;

/**
 * Counts from 0 to a value once, when the element is first seen. `running` is null before and after,
 * and always for visitors who asked for less motion.
 */
export function useCountUp(value: number) {
  const ref = useRef<HTMLElement>(null);
  const [running, setRunning] = useState<number | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      let step = 0;
      setRunning(0);
      timer = setInterval(() => {
        step += 1;
        setRunning(step < steps ? (value * step) / steps : null);
        if (step >= steps) clearInterval(timer);
      }, duration / steps);
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      clearInterval(timer);
    };
  }, [value]);

  return { ref, running };
}
