import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { Labels, Shell } from '../../../schema/resolved.ts';
import { linkStyle } from '../../components/link-style.ts';
import type { Notice } from '../../components/notify.ts';
import { toastIcons } from './toast-icons.tsx';
import styles from './toasts.css?url';

type Settings = Shell['notifications'] & { labels: Labels };

// At once, while there is a connection: the first message may be that there is none any more.
linkStyle(styles);

/** Shows a message, and what holds all messages before the first one. */
export function show({ kind, title, text, id, action }: Notice, settings: Settings): void {
  linkStyle(styles);
  start(settings);
  // A message that replaces another one must not keep what the new one does not say.
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
  const place = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'of-toasts' }));
  // At once, so that the first messages come in their order.
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
      // React's types know no properties of one's own.
      style={{ '--width': `${width}px` } as React.CSSProperties}
      toastOptions={{ closeButtonAriaLabel: labels.dismiss, unstyled: true, className: 'toast' }}
      icons={toastIcons}
    />
  );
  flushSync(() => createRoot(place).render(toaster));
}
