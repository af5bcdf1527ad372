import { make, makeHost } from './elements.ts';
import { textHolders } from './origin.ts';
import styles from './pick.css?raw';

/*
 * Opens the source of an element. With the mouse: Alt+click. With the keyboard: Alt+O, then the arrow keys to move
 * between texts, Enter to open, Escape to cancel.
 */

/** Adds the listeners. `open` opens the source of an element. */
export function startPicking(open: (element: Element) => void): void {
  const outline = createHighlight();
  let chosen: Element | null = null;

  const choose = (element: Element | null | undefined) => {
    chosen = element ?? null;
    chosen?.scrollIntoView({ block: 'nearest' });
    outline.show(chosen, 'Press Enter to open in your editor, arrow keys to move, Esc to exit');
  };

  addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      open(event.target);
    },
    { capture: true },
  );
  addEventListener('pointermove', ({ altKey, target }) => {
    if (!chosen) outline.show(altKey && target instanceof Element ? target : null, 'Click to open in your editor');
  });
  addEventListener('keyup', ({ key }) => {
    if (key === 'Alt' && !chosen) outline.show(null);
  });
  addEventListener(
    'keydown',
    (event) => {
      const act = chosen ? movesFrom(chosen)[event.key] : event.altKey && event.code === 'KeyO' ? 'start' : undefined;
      if (act === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (act === 'start') choose(startingPoint());
      else if (act === 'open' && chosen) open(chosen);
      else choose(act instanceof Element ? act : null);
    },
    { capture: true },
  );
}

function movesFrom(chosen: Element): Record<string, Element | 'open' | 'leave' | undefined> {
  const texts = textHolders();
  const index = texts.indexOf(chosen);
  const [before, after] = [texts[index - 1] ?? chosen, texts[index + 1] ?? chosen];
  return { ArrowDown: after, ArrowRight: after, ArrowUp: before, ArrowLeft: before, Enter: 'open', Escape: 'leave' };
}

/* The focused element, or else the first text on the screen. */
function startingPoint(): Element | undefined {
  const texts = textHolders();
  const focused = document.activeElement;
  return (
    (focused === document.body ? undefined : texts.find((each) => focused?.contains(each))) ??
    texts.find((each) => each.getBoundingClientRect().top >= 0) ??
    texts[0]
  );
}

/* Creates a frame that can be shown around an element, with a label, in a shadow root that ignores the pointer. */
function createHighlight(): { show(element: Element | null, labelText?: string): void } {
  const label = make('span', { role: 'status' });
  const frame = make('div', { hidden: true }, label);
  document.body.append(makeHost('onefolio-outline', styles, frame).host);
  return {
    show(element, labelText = '') {
      frame.hidden = element === null;
      label.textContent = element ? labelText : '';
      if (!element) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    },
  };
}
