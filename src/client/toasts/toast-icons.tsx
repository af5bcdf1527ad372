import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { Notice } from '../../components/notify.ts';

/*
 * The icons of notifications. The sprite contains those of forms; the others, which are Lucide's, are loaded with the
 * first notification.
 */
export const toastIcons: Record<Notice['kind'], ReactNode> = {
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
