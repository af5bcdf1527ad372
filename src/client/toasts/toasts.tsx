import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { Labels, Shell } from '../../../schema/resolved.ts';
import { linkStyle } from '../../components/link-style.ts';
import type { Notice } from '../../components/notify.ts';
import { toastIcons } from './toast-icons.tsx';
import styles from './toasts.css?url';

type Settings = Shell['notifications'] & { labels: Labels };

// Loads it immediately, because the first message may report a lost connection.
linkStyle(styles);

/** Shows a notification, and creates the toaster for the first one. */
export function show({ kind, title, text, id, action }: Notice, settings: Settings): void {
  linkStyle(styles);
  start(settings);
  // A notification that replaces another one must not inherit its properties.
  toast[kind](title, {
    id,
    description: text,
    duration: kind === 'loading' || (kind === 'error' && action) ? Number.POSITIVE_INFINITY : settings.duration,
    action: action && { label: action.label, onClick: () => location.assign(action.href) },
  });
}

let isStarted = false;

function start({ visible, duration, width, gap, labels }: Settings): void {
  if (isStarted) return;
  isStarted = true;
  const container = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'of-toasts' }));
  // Synchronous, so that the first notifications keep their order.
  const toaster = (
    <Toaster
      position={document.documentElement.dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
      dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
      visibleToasts={visible}
      duration={duration}
      gap={gap}
      offset={24}
      closeButton
      containerAriaLabel={labels.notifications}
      // React's types don't include custom properties.
      style={{ '--width': `${width}px` } as React.CSSProperties}
      toastOptions={{ closeButtonAriaLabel: labels.dismiss, unstyled: true, className: 'toast' }}
      icons={toastIcons}
    />
  );
  flushSync(() => createRoot(container).render(toaster));
}
