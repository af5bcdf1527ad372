import type { AnyResolved } from '../../schema/resolved.ts';

/* The blocks of the first page whose hydration is deferred. */
const held = new Map<AnyResolved, Turn>();

interface Turn {
  promise: Promise<void>;
  come(): void;
}

/** A promise that a block waits for before it hydrates; undefined if it may hydrate. */
export const hydrationOf = (block: AnyResolved): Promise<void> | undefined => held.get(block)?.promise;

/**
 * Defers hydration of every block after the first until it scrolls into view or receives input. The first key hydrates
 * all blocks, because it can lead anywhere. Blocks that are rendered in the browser aren't deferred.
 */
export function holdBack(blocks: AnyResolved[]): void {
  const sections = [...document.querySelectorAll('#of-main > :not(h1.visually-hidden)')];
  // Something else, such as a browser extension, changed the markup.
  if (sections.length !== blocks.length) return;
  const turns = new Map<Element, () => void>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) turns.get(target)?.();
  });
  blocks.forEach((block, index) => {
    const section = sections[index];
    if (index === 0 || !section) return;
    const turn = newTurn();
    held.set(block, turn);
    turns.set(section, () => {
      observer.unobserve(section);
      held.delete(block);
      turn.come();
    });
    observer.observe(section);
  });
  const allAtOnce = () => {
    for (const come of turns.values()) come();
  };
  const touched = ({ target }: Event) => {
    const section = target instanceof Element ? target.closest('#of-main > *') : null;
    if (section) turns.get(section)?.();
  };
  // Before React's own listeners, which hydrate what is clicked unless it is deferred.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click', 'submit'])
    document.addEventListener(type, touched, { capture: true, passive: true });
  addEventListener('keydown', allAtOnce, { capture: true, once: true });
  // The router dispatches these events before it renders another page.
  for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, () => held.clear());
}

function newTurn(): Turn {
  let come = () => {};
  const promise = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { promise, come };
}
