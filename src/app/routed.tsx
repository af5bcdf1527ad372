import { use, useDeferredValue, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { PageData } from '../../schema/resolved.ts';
import { useNow } from './now.ts';
import { PageView } from './page-view.tsx';
import { useArrival } from './use-arrival.ts';

interface Props {
  pageAt(path: string): PageData | Promise<PageData>;
}

/** The page of the current path. While another one is on its way, the old one stays. */
export function Routed({ pageAt }: Props) {
  const [path] = useLocation();
  const wanted = pageAt(path);
  const shown = useDeferredValue(wanted);
  useLastResort(wanted);
  // A page that is here is shown at once: going back must render before the browser restores the scroll.
  const page = wanted instanceof Promise ? (shown instanceof Promise ? use(shown) : shown) : wanted;
  const filled = useNow(page);
  useArrival(filled, path);
  return <PageView page={filled} />;
}

/* A page that cannot be fetched is asked for in the oldest way there is. */
function useLastResort(wanted: PageData | Promise<PageData>): void {
  const isGone = useRef(false);
  useEffect(() => {
    if (!(wanted instanceof Promise)) return;
    let isCurrent = true;
    wanted.catch(() => {
      if (isCurrent && !isGone.current) location.assign(location.href);
      isGone.current = true;
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
}
