import type { AnyResolved } from '../../schema/resolved.ts';

/* The blocks of the first page whose hydration is deferred. */
const deferred = new Map<AnyResolved, Promise<void>>();

/** Returns a promise that a block waits for before it hydrates; undefined if it may hydrate. */
export const hydrationOf = (block: AnyResolved): Promise<void> | undefined => deferred.get(block);

/**
 * Defers hydration of every block after the first until it scrolls into view or receives input. The first key hydrates
 * all blocks, because it can lead anywhere. Blocks that are rendered in the browser aren't deferred.
 */
export function deferHydration(blocks: AnyResolved[]): void {
  const sections = [...document.querySelectorAll('#of-main > :not(h1.visually-hidden)')];
  // A browser extension may have changed the markup.
  if (sections.length !== blocks.length) return;
  const releases = new Map<Element, () => void>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) releases.get(target)?.();
  });
  blocks.forEach((block, index) => {
    const section = sections[index];
    if (index === 0 || !section) return;
    const hydration = new Promise<void>((resolve) => {
      releases.set(section, () => {
        observer.unobserve(section);
        deferred.delete(block);
        resolve();
      });
    });
    deferred.set(block, hydration);
    observer.observe(section);
  });
  const releaseAll = () => {
    for (const release of releases.values()) release();
  };
  const onInput = ({ target }: Event) => {
    const section = target instanceof Element ? target.closest('#of-main > *') : null;
    if (section) releases.get(section)?.();
  };
  // Runs before React's own listeners, which hydrate clicked elements unless they're deferred.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click', 'submit'])
    document.addEventListener(type, onInput, { capture: true, passive: true });
  addEventListener('keydown', releaseAll, { capture: true, once: true });
  // The router dispatches these events before it renders another page.
  for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, () => deferred.clear());
}
