import type { ReactElement } from 'react';
import { useTip } from './use-tip.ts';

interface Props {
  /** The words that appear; never the only name of what they belong to. */
  words: string;
  /** One element that can take the focus. */
  children: ReactElement;
  /** The element around it. */
  as?: 'span' | 'li';
}

/**
 * Words that appear beside an element after a while. The element itself is never touched: what shows the words is loaded
 * when somebody first rests on such an element, and stands beside it only while it is open.
 */
export function Tooltip({ words, children, as: Tag = 'span' }: Props) {
  const { Tip, handlers, contentHandlers } = useTip();
  return (
    <Tag className="tip-anchor" {...handlers}>
      {children}
      {Tip && <Tip words={words} {...contentHandlers} />}
    </Tag>
  );
}
