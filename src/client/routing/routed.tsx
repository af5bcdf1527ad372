import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { PageData } from '../../../schema/resolved.ts';
import { PageView } from '../page-view.tsx';
import { useNow } from '../use-now.ts';
import { inTransition } from './transition.ts';
import { useNavigationEffects } from './use-navigation-effects.ts';
import { useOfflineFallback } from './use-offline-fallback.ts';

interface Props {
  pageAt(path: string): PageData | Promise<PageData>;
}

/** The page of the current path. While another one is on its way, the old one stays. */
export function Routed({ pageAt }: Props) {
  const [path] = useLocation();
  const page = useArrived(pageAt(path));
  const filled = useNow(page);
  const putBack = useNavigationEffects(filled, path);
  useOfflineFallback(putBack);
  // Another page has views of its own: what was typed or chosen on this one is not for them.
  return <PageView key={filled.path} page={filled} />;
}

/* A page that is here is shown at once: going back must render before the browser restores the scroll. */
function useArrived(wanted: PageData | Promise<PageData>): PageData {
  // The document brings its own page along, so the first one is here and no promise.
  const shown = useRef(wanted as PageData);
  const [, look] = useState({});
  const page = wanted instanceof Promise ? shown.current : wanted;
  useLayoutEffect(() => {
    shown.current = page;
  });
  useEffect(() => {
    if (!(wanted instanceof Promise)) return;
    let isWanted = true;
    wanted.then(() => isWanted && inTransition(() => look({})));
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return page;
}
