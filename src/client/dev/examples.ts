import { on } from './channel.ts';
import { make, makeHost } from './elements.ts';
import styles from './examples.css?raw';
import { textHolders } from './origin.ts';

/*
 * Marks every element that still has a placeholder text with a badge. A click opens its line in the editor. Badges are
 * in a shadow root, and aren't published.
 */

/**
 * Starts marking the texts that the dev server reports as placeholders. `open` opens the source of an element, and
 * `inOrder` calls back once the page shows the last change.
 */
export function startExamples(open: (element: Element) => void, inOrder: (act: () => void) => void): void {
  const { host, shadow } = makeHost('onefolio-examples', styles);
  let texts: string[] = [];
  let badges: { badge: HTMLButtonElement; element: Element }[] = [];
  let isScheduled = false;

  const positionBadges = () => {
    // Measures all elements before moving any badge, so that layout runs once.
    const boxes = badges.map(({ badge, element }) => ({ badge, box: element.getBoundingClientRect() }));
    for (const { badge, box } of boxes) {
      const { right, top, width } = box;
      badge.hidden = width === 0;
      Object.assign(badge.style, { left: `${Math.min(right, innerWidth)}px`, top: `${top}px` });
    }
  };
  const mark = () => {
    isScheduled = false;
    const elements = [...textHolders(), ...document.querySelectorAll('#of-root a[href]')];
    const found = [...new Set(elements)].filter((element) => texts.some((text) => shows(element, text)));
    // If a link and its text both match, one badge is enough.
    const inner = found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
    // New badges would lose the focus.
    if (inner.length !== badges.length || inner.some((element, index) => element !== badges[index]?.element)) {
      for (const { badge } of badges) badge.remove();
      badges = inner.map((element) => ({ element, badge: badgeOf(element, open) }));
      shadow.append(...badges.map(({ badge }) => badge));
    }
    for (const { badge, element } of badges) badge.ariaLabel = labelOf(element);
    positionBadges();
  };
  const schedule = () => {
    // Lets the browser paint the saved change first.
    if (!isScheduled) requestAnimationFrame(() => setTimeout(mark));
    isScheduled = true;
  };
  on('onefolio:examples', (received) =>
    inOrder(() => {
      ({ texts } = received);
      if (!host.isConnected) document.body.append(host);
      schedule();
    }),
  );
  const root = document.querySelector('#of-root');
  if (root)
    new MutationObserver(() => texts.length > 0 && schedule()).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  addEventListener('scroll', positionBadges, { passive: true, capture: true });
  addEventListener('resize', positionBadges);
}

/* Whether an element shows a text. Placeholders in the text, such as a number of years, match anything. */
function shows(element: Element, text: string): boolean {
  if (element instanceof HTMLAnchorElement) {
    const href = element.getAttribute('href') ?? '';
    if (href === text || href.split('?')[0] === `mailto:${text}`) return true;
  }
  const shown = element.textContent ?? '';
  let from = 0;
  return text.split(/\{[^}]*\}/).every((piece) => {
    const found = shown.indexOf(piece, from);
    from = found + piece.length;
    return found >= 0;
  });
}

const badgeOf = (element: Element, open: (element: Element) => void): HTMLButtonElement =>
  make('button', { type: 'button', lang: 'en', dir: 'ltr', textContent: 'placeholder', onclick: () => open(element) });

function labelOf(element: Element): string {
  const name = (element.textContent ?? '').trim().slice(0, 60) || element.getAttribute('aria-label');
  return `Placeholder: ${name}. Open in your editor`;
}
