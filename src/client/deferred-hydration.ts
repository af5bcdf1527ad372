import type { AnyResolved } from '../../schema/resolved.ts';

/* Blocks of the loaded page that are not to be hydrated yet, with what waits for each. */
const held = new Map<AnyResolved, Turn>();

interface Turn {
  promise: Promise<void>;
  come(): void;
}

/** What a block has to wait for before it is hydrated; undefined when it is its turn. */
export const hydrationOf = (block: AnyResolved): Promise<void> | undefined => held.get(block)?.promise;

/**
 * Lets every block but the first wait for its turn, which comes when it is in view or is touched, and with the first
 * key for all of them, since nobody knows where that leads. Whoever only reads the first screen of a page has no work
 * done for the rest. Of blocks that React shows anew, none waits.
 */
export function holdBack(blocks: AnyResolved[]): void {
  const sections = [...document.querySelectorAll('#of-main > :not(h1.visually-hidden)')];
  // Somebody else has changed the page.
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
  // Ahead of React, which hydrates what is clicked before it says so, once nothing holds it back.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click', 'submit'])
    document.addEventListener(type, touched, { capture: true, passive: true });
  addEventListener('keydown', allAtOnce, { capture: true, once: true });
  // The router says so itself before it shows another page.
  for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, () => held.clear());
}

function newTurn(): Turn {
  let come = () => {};
  const promise = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { promise, come };
}
