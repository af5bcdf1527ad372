import { type ReactNode, useRef } from 'react';
import { useLabels } from '../text/labels.ts';
import { FoldButton } from './fold-button.tsx';
import { useFold } from './use-fold.ts';

interface Props {
  as?: 'ul' | 'div';
  className?: string;
  /** The number of items that phones show at first: states.css has a rule for each number. */
  first: 2 | 4;
  /** The maximum number of items that aren't folded. */
  maxItems: number;
  /** The label of the button. */
  label?: string;
  /** Whether the list is filtered. A filtered list isn't folded. */
  isFiltered?: boolean;
  /** The items. */
  children: readonly ReactNode[];
}

/** A list. If it is long, phones show its first items and a button for the others. */
export function FoldedList({ as: Tag = 'ul', className, first, maxItems, label, isFiltered = false, children }: Props) {
  const { moreItems } = useLabels();
  const ref = useRef<HTMLUListElement & HTMLDivElement>(null);
  const fold = useFold(ref);
  const isFolded = children.length > maxItems && !fold.isOpen && !isFiltered;
  return (
    <>
      <Tag
        className={className}
        role={Tag === 'ul' ? 'list' : undefined}
        ref={ref}
        data-fold={isFolded ? first : undefined}
        data-filtered={isFiltered ? '' : undefined}
      >
        {children}
      </Tag>
      {isFolded && <FoldButton label={label ?? moreItems} count={children.length - first} onClick={fold.open} />}
    </>
  );
}
