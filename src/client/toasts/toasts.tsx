import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { Labels, Shell } from '../../../schema/resolved.ts';
import { Icon } from '../../components/icon.tsx';
import { linkStyle } from '../../components/link-style.ts';
import type { Notice } from '../../components/notify.ts';
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

/* A circle as wide as an icon. */
const circle = 'M2 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0';
/* The shapes of icons, which are Lucide's. Those of forms are in the sprite; these are loaded with the first notification. */
const shapes = {
  loading: 'M12 2v4M16.2 7.8l2.9-2.9M18 12h4M16.2 16.2l2.9 2.9M12 18v4M4.9 19.1l2.9-2.9M2 12h4M4.9 4.9l2.9 2.9',
  success: `${circle}m7 0 2 2 4-4`,
  info: `${circle}M12 16v-4M12 8h.01`,
  warning: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
};
const toastIcons: Partial<Record<Notice['kind'], ReactNode>> = { error: <Icon name="circle-alert" /> };
for (const [kind, d] of Object.entries(shapes))
  toastIcons[kind as keyof typeof shapes] = (
    <svg className={kind === 'loading' ? 'icon turning' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
