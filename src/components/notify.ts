/** A short message in a corner of the screen. Messages with the same id replace each other. */
export interface Notice {
  kind: 'loading' | 'success' | 'error' | 'info' | 'warning';
  title: string;
  text?: string;
  id?: string;
  action?: { label: string; href: string };
}

export const noticeEvent = 'onefolio:notice';

declare global {
  interface WindowEventMap {
    [noticeEvent]: CustomEvent<Notice>;
  }
}

/** Shows a message. Whoever calls this knows nothing of what shows it; that is loaded on the first message. */
export function notify(notice: Notice): void {
  dispatchEvent(new CustomEvent(noticeEvent, { detail: notice }));
}
