import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { decoded } from '../shared/decoded.ts';
import { fillLabel } from '../shared/fill-label.ts';
import { type PartProps, part } from './part.ts';
import { useLabels } from './text/labels.ts';

interface Props extends PartProps {
  as?: 'ul' | 'div';
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
export function FoldedList({ as: Tag = 'ul', first, maxItems, label, isFiltered = false, children, ...marks }: Props) {
  const { moreItems } = useLabels();
  const ref = useRef<HTMLUListElement & HTMLDivElement>(null);
  const fold = useFold(ref);
  const isFolded = children.length > maxItems && !fold.isOpen && !isFiltered;
  return (
    <>
      <Tag
        {...marks}
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

interface ButtonProps {
  label: string;
  /** The number of items that the button shows; replaces {count} in the label. */
  count?: number;
  onClick(): void;
}

/** The button that shows folded content. Only phones show it. */
export const FoldButton = ({ label, count = 0, onClick }: ButtonProps) => (
  <button {...part('button more')} type="button" onClick={onClick}>
    {fillLabel(label, { count })}
  </button>
);

/**
 * Content that phones hide until a button is pressed. `data-fold` marks it: with a number, the children of a list after
 * the first ones; without, the element itself. `root` is that element, or one that contains several of them.
 * The style sheet states.css hides the content from the first paint on; the attribute hidden="until-found", which React
 * doesn't support, lets find-in-page reach it and open the fold. A link to an anchor inside opens it too, and a link to
 * the section of a form opens the form.
 */
export function useFold(root: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);

  // After client-side navigation, the page scrolls to the target in its own layout effect, which runs after this one but
  // before React renders the open list. So this removes the attributes.
  useLayoutEffect(() => {
    const folded = foldedIn(root.current);
    if (!includesTarget(folded)) return;
    for (const part of folded) part.closest('[data-fold]')?.removeAttribute('data-fold');
    setOpen(true);
  });

  useEffect(() => {
    const folded = foldedIn(root.current);
    if (folded.length === 0) return;
    const reveal = () => setOpen(true);
    const follow = () => {
      if (includesTarget(folded)) reveal();
    };
    // Browsers that can't find hidden text would hide it on wide screens too.
    const canFind = 'onbeforematch' in document.body;
    for (const part of folded) {
      if (canFind) part.setAttribute('hidden', 'until-found');
      part.addEventListener('beforematch', reveal);
    }
    addEventListener('hashchange', follow);
    return () => {
      for (const part of folded) {
        // The filter of cards may have hidden it in the meantime.
        if (part.getAttribute('hidden') === 'until-found') part.removeAttribute('hidden');
        part.removeEventListener('beforematch', reveal);
      }
      removeEventListener('hashchange', follow);
    };
  });

  /** Shows the content and moves the focus to it: to its first field, if it has any. */
  const open = () => {
    const [next] = foldedIn(root.current);
    setOpen(true);
    if (!next) return;
    const field = next.querySelector<HTMLElement>('input, select, textarea');
    if (!field) next.tabIndex = -1;
    requestAnimationFrame(() => (field ?? next).focus());
  };
  return { isOpen, open, reveal: () => setOpen(true) };
}

/* Whether the hash of the URL refers to an element inside these parts, or to the section of their form. */
function includesTarget(folded: HTMLElement[]): boolean {
  const target = document.getElementById(decoded(location.hash.slice(1)).normalize());
  return target !== null && folded.some((part) => part.contains(target) || part.closest('.form') === target);
}

function foldedIn(root: HTMLElement | null): HTMLElement[] {
  if (!root) return [];
  const { fold } = root.dataset;
  if (fold === '') return [root];
  const parts = fold ? [...root.children].slice(Number(fold)) : root.querySelectorAll('[data-fold]');
  // These parts are never SVG elements.
  return [...parts] as HTMLElement[];
}
