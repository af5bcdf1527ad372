import type { Shell } from '../../../schema/resolved.ts';
import { type Notice, noticeEvent, notify } from '../../components/notify.ts';

/**
 * Shows notifications for as long as the page is open. Their code is loaded on the first interaction, so that it is
 * available offline; if it can't be loaded, the message is shown as text. Reports when the connection is lost, and when
 * it is back.
 */
export function startNotifications({ notifications, labels }: Pick<Shell, 'notifications' | 'labels'>): void {
  // Keeps the order: while the code is loading, a later message must wait for an earlier one.
  let last = Promise.resolve();
  addEventListener(noticeEvent, ({ detail }) => {
    last = last
      .then(load)
      .then(({ show }) => show(detail, { ...notifications, labels }))
      .catch(() => showAsText(detail, notifications.duration));
  });
  for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, preload, { once: true });
  let wasOffline = false;
  addEventListener('offline', () => {
    wasOffline = true;
    notify({ kind: 'warning', id: 'connection', title: labels.offline, text: labels.offlineText });
  });
  addEventListener('online', () => {
    if (wasOffline) notify({ kind: 'success', id: 'connection', title: labels.online });
  });
}

const load = () => import('./on-first-interaction.ts');

/* Loads the code before the first message, unless the visitor reduces data usage. */
function preload(): void {
  if (!navigator.connection?.saveData) load().catch(() => {});
}

function showAsText({ title, text }: Notice, duration: number): void {
  const note = document.createElement('p');
  note.className = 'plain-notice';
  note.role = 'status';
  document.body.append(note);
  note.textContent = text ? `${title}. ${text}` : title;
  setTimeout(() => note.remove(), duration);
}
