import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { PageData } from '../../../schema/resolved.ts';
import { notify } from '../../components/notify.ts';
import { useLabels } from '../../components/text/labels.ts';
import { PageView } from '../page-view.tsx';
import { unreachable } from './page-data-cache.ts';
import { useNavigationEffects } from './use-navigation-effects.ts';
import { withViewTransition } from './view-transition.ts';

interface Props {
  pageAt(path: string): PageData | Promise<PageData>;
}

/** The page at the current path. The previous page stays while the next one is loading. */
export function Routed({ pageAt }: Props) {
  const [path] = useLocation();
  const page = useLoadedPage(pageAt(path));
  const restoreAddress = useNavigationEffects(page, path);
  useOfflineFallback(restoreAddress);
  // Components of the previous page must not keep their state, such as inputs, for the next page.
  return <PageView key={page.path} page={page} />;
}

/*
 * A loaded page renders synchronously: after going back, it must render before the browser restores the scroll
 * position.
 */
function useLoadedPage(requested: PageData | Promise<PageData>): PageData {
  // The document includes the first page, so it is never a promise.
  const shown = useRef(requested as PageData);
  const [, forceRender] = useState({});
  const page = requested instanceof Promise ? shown.current : requested;
  useLayoutEffect(() => {
    shown.current = page;
  });
  useEffect(() => {
    if (!(requested instanceof Promise)) return;
    let isRequested = true;
    requested.then(() => isRequested && withViewTransition(() => forceRender({})));
    return () => {
      isRequested = false;
    };
  }, [requested]);
  return page;
}

/*
 * Handles a page that can't be fetched. Offline, the visitor stays on the current page with everything typed there, and
 * `restoreAddress` restores the address. Otherwise, the browser loads the document.
 */
function useOfflineFallback(restoreAddress: () => void): void {
  const { offline, offlinePage } = useLabels();
  useEffect(() => {
    const onUnreachable = () => {
      if (navigator.onLine) return location.reload();
      restoreAddress();
      notify({ kind: 'warning', id: 'connection', title: offline, text: offlinePage });
    };
    addEventListener(unreachable, onUnreachable);
    return () => removeEventListener(unreachable, onUnreachable);
  });
}
