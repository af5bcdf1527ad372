/** A short message in a corner of the screen. A message replaces one with the same id. */
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

/** Shows a notification through an event, because its code is loaded with the first one. */
export function notify(notice: Notice): void {
  dispatchEvent(new CustomEvent(noticeEvent, { detail: notice }));
}
