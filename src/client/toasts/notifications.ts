import type { Shell } from '../../../schema/resolved.ts';
import { type Notice, noticeEvent, notify } from '../../components/notify.ts';

/**
 * Listens for messages for as long as the page lives. What shows them is loaded when a visitor begins to act, so that
 * it is there when the connection is not; where it could not be loaded, the message stands there plainly. Says when the
 * connection is lost, and when it is back.
 */
export function startNotifications({ notifications, labels }: Pick<Shell, 'notifications' | 'labels'>): void {
  // One after the other: while it is being loaded, what is asked for later may come sooner.
  let last = Promise.resolve();
  addEventListener(noticeEvent, ({ detail }) => {
    last = last
      .then(load)
      .then(({ show }) => show(detail, { ...notifications, labels }))
      .catch(() => showPlainly(detail, notifications.duration));
  });
  for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, loadAhead, { once: true });
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

/* Nobody waits for it who only reads; visitors who save data fetch it with the first message, if there is one. */
function loadAhead(): void {
  if (!navigator.connection?.saveData) load().catch(() => {});
}

function showPlainly({ title, text }: Notice, duration: number): void {
  const note = document.createElement('p');
  note.className = 'plain-notice';
  note.role = 'status';
  document.body.append(note);
  note.textContent = text ? `${title}. ${text}` : title;
  setTimeout(() => note.remove(), duration);
}
