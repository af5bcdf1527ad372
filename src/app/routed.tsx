import { use, useDeferredValue } from 'react';
import { useLocation } from 'wouter';
import type { PageData } from '../../schema/resolved.ts';
import { useNow } from './now.ts';
import { PageView } from './page-view.tsx';
import { useArrival } from './use-arrival.ts';
import { useLastResort } from './use-last-resort.ts';

interface Props {
  pageAt(path: string): PageData | Promise<PageData>;
}

/** The page of the current path. While another one is on its way, the old one stays. */
export function Routed({ pageAt }: Props) {
  const [path] = useLocation();
  const wanted = pageAt(path);
  const shown = useDeferredValue(wanted);
  // A page that is here is shown at once: going back must render before the browser restores the scroll.
  const page = wanted instanceof Promise ? (shown instanceof Promise ? use(shown) : shown) : wanted;
  const filled = useNow(page);
  const putBack = useArrival(filled, path);
  useLastResort(putBack);
  // Another page has views of its own: what was typed or chosen on this one is not for them.
  return <PageView key={filled.path} page={filled} />;
}
