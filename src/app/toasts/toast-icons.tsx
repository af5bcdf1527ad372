import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import type { Notice } from '../../parts/notify.ts';

/*
 * What is drawn beside a message. The sprite of the document has what a form shows, too; the lines of the others, which
 * are Lucide's, come with the first message.
 */
export const toastIcons: Record<Notice['kind'], ReactNode> = {
  loading: <Icon name="loader" className="turning" />,
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

function Lines({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
