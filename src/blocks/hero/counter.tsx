import { useEffect, useRef, useState } from 'react';
import type { Figures } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { part } from '../../components/part.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import { plainText } from '../../shared/rich-text.ts';
import { writeNumber } from '../../shared/write-number.ts';

interface Props {
  label: RichText;
  value: number;
  suffix?: RichText;
  /** How the language formats numbers, if it isn't the default. */
  figures: Figures | undefined;
}

/**
 * A number that counts up when it first scrolls into view. The final number is always in the document: for screen
 * readers, without scripts, and to keep the width during the animation.
 */
export function Counter({ label, value, suffix: written = '', figures }: Props) {
  const suffix = plainText(written, useNow());
  const { ref, running } = useCountUp(value);
  return (
    <div {...part('counter')}>
      <dt>{renderRichText(label)}</dt>
      <dd ref={ref} data-running={running === null ? undefined : ''}>
        {/* A single text node, because a second one would move with every digit, and that counts as a layout shift. */}
        <bdi className="counter-final" dir="ltr">
          {writeNumber(value, figures) + suffix}
        </bdi>
        {running !== null && (
          <bdi className="counter-running" dir="ltr" aria-hidden="true">
            {writeNumber(running, figures, value) + suffix}
          </bdi>
        )}
      </dd>
    </div>
  );
}

/* The number of steps of the animation, and its duration in milliseconds. */
const steps = 60;
const duration = 2000;

/*
 * Counts from 0 to a value once, when the element first scrolls into view. `running` is null before and after, and for
 * visitors who prefer reduced motion. A visible number never goes back to 0: style.css hides the numbers of a new page
 * for a moment, and if the page hydrates later than that, they don't run.
 */
function useCountUp(value: number) {
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
