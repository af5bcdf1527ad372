import type { Shell } from '../../schema/resolved.ts';
import { type Notice, noticeEvent, notify } from '../parts/notify.ts';

/**
 * Listens for messages for as long as the page lives. What shows them is loaded with the first one; a message that
 * comes while it is loading waits its turn. Also says when the connection is lost, and when it is back.
 */
export function startNotifications({ notifications, labels }: Pick<Shell, 'notifications' | 'labels'>): void {
  addEventListener(noticeEvent, async (event) => {
    const { detail } = event as CustomEvent<Notice>;
    try {
      const { show } = await import('./toasts.tsx');
      show(detail, { ...notifications, labels });
    } catch {
      // Never the only carrier: whoever sends a message says the same in the page.
    }
  });
  let wasOffline = false;
  addEventListener('offline', () => {
    wasOffline = true;
    notify({ kind: 'warning', id: 'connection', title: labels.offline, text: labels.offlineText });
  });
  addEventListener('online', () => {
    if (wasOffline) notify({ kind: 'success', id: 'connection', title: labels.online });
  });
}
