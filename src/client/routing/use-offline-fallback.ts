import { useEffect } from 'react';
import { notify } from '../../components/notify.ts';
import { useLabels } from '../../components/text/labels.ts';
import { unreachable } from './page-data-cache.ts';

/**
 * What happens when the page at the address cannot be fetched. Without a connection the visitor stays on the page that
 * is shown, with all that was typed there, and `putBack` takes the address back to it. Otherwise the page is asked for in
 * the oldest way there is.
 */
export function useOfflineFallback(putBack: () => void): void {
  const { offline, offlinePage } = useLabels();
  useEffect(() => {
    const onUnreachable = () => {
      if (navigator.onLine) return location.reload();
      putBack();
      notify({ kind: 'warning', id: 'connection', title: offline, text: offlinePage });
    };
    addEventListener(unreachable, onUnreachable);
    return () => removeEventListener(unreachable, onUnreachable);
  });
}
