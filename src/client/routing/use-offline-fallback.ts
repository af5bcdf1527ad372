import { useEffect } from 'react';
import { notify } from '../../components/notify.ts';
import { useLabels } from '../../components/text/labels.ts';
import { unreachable } from './page-data-cache.ts';

/**
 * Handles a page that can't be fetched. Offline, the visitor stays on the current page with everything typed there, and
 * `restoreAddress` restores the address. Otherwise, the browser loads the document.
 */
export function useOfflineFallback(restoreAddress: () => void): void {
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
