import type { ReactElement } from 'react';
import { useTip } from './use-tip.ts';

interface Props {
  /** The text of the tooltip; never the only label of the element. */
  text: string;
  /** A focusable element. */
  children: ReactElement;
  /** The wrapper element. */
  as?: 'span' | 'li';
}

/**
 * Shows a text next to an element after a delay. The element itself isn't changed: the tooltip is loaded on first use,
 * and rendered only while it is open.
 */
export function Tooltip({ text, children, as: Tag = 'span' }: Props) {
  const { Tip, handlers, contentHandlers } = useTip();
  return (
    <Tag className="tip-anchor" {...handlers}>
      {children}
      {Tip && <Tip text={text} {...contentHandlers} />}
    </Tag>
  );
}
