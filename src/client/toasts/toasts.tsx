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

/*
 * The icons of notifications. The sprite contains those of forms; the others, which are Lucide's, are loaded with the
 * first notification.
 */
const toastIcons: Record<Notice['kind'], ReactNode> = {
  loading: (
    <Lines className="icon turning">
      <path d="M12 2v4M16.2 7.8l2.9-2.9M18 12h4M16.2 16.2l2.9 2.9M12 18v4M4.9 19.1l2.9-2.9M2 12h4M4.9 4.9l2.9 2.9" />
    </Lines>
  ),
  error: <Icon name="circle-alert" />,
  success: (
    <Lines>
      <circle cx="12" cy="12" r="10" />
      <path d="m9 12 2 2 4-4" />
    </Lines>
  ),
  info: (
    <Lines>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 16v-4M12 8h.01" />
    </Lines>
  ),
  warning: (
    <Lines>
      <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />
    </Lines>
  ),
};

function Lines({ className = 'icon', children }: { className?: string; children: ReactNode }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
