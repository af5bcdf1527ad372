import { on, send } from './channel.ts';
import { make, makeHost } from './elements.ts';
import styles from './looks.css?raw';
import type { Tried } from './messages.ts';

/*
 * L shows the site in the next look, Shift+L in the next color, without saving. A bar in a shadow root names the look,
 * saves it or returns to the saved one. It covers the page, so it doesn't change its layout.
 */

/** The time for which the result of saving is shown, in milliseconds. */
const messageTime = 6000;

/** Starts listening to the keys. Nothing is visible before the first of them. */
export function startLooks(): void {
  const button = (textContent: string, onclick: () => void, className = '') =>
    make('button', { type: 'button', textContent, onclick, className });
  const tryNext = (of: 'look' | 'color') => send('onefolio:try', { of });
  const revert = () => send('onefolio:revert', {});
  let shown: Tried['trial'] = null;

  // Screen readers may use the key for themselves, so there is a button, which is visible when it has the focus.
  const start = button('Try other looks (L)', () => tryNext('look'), 'start');
  const keep = button('Keep this look', () => shown && send('onefolio:keep', { version: shown.version }), 'keep');
  const buttons = make(
    'div',
    { hidden: true },
    button('Next look (L)', () => tryNext('look')),
    button('Next color (Shift+L)', () => tryNext('color')),
    keep,
    button('Cancel (Esc)', revert),
  );
  // Always in the page, because screen readers announce only changes of an existing status.
  const status = make('p', { role: 'status' });
  const bar = make('div', { className: 'bar', lang: 'en', dir: 'ltr' }, status, buttons);
  start.lang = 'en';
  const { host, shadow } = makeHost('onefolio-looks', styles, bar, start);
  document.body.append(host);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = ({ trial, message }: Tried) => {
    // A message stays when the saved site is shown.
    if (!trial && message === undefined && !shown) return;
    clearTimeout(timer);
    const hadFocus = shadow.activeElement !== null;
    const name = make('strong', { textContent: trial?.look ?? '' });
    const description =
      trial && `. ${trial.description} Color: ${trial.color}.${trial.isSaved ? ' This is the saved look.' : ''}`;
    status.replaceChildren(
      ...(description ? ['Look: ', name, description] : []),
      ...(message === undefined ? [] : [` ${message}`]),
    );
    shown = trial;
    keep.hidden = trial?.isSaved ?? true;
    buttons.hidden = trial === null;
    bar.toggleAttribute('data-open', status.hasChildNodes());
    if (hadFocus && (buttons.hidden || (keep.hidden && shadow.activeElement === null))) start.focus();
    if (!trial && message !== undefined) timer = setTimeout(() => show({ trial: null, message: '' }), messageTime);
  };
  on('onefolio:tried', show);

  addEventListener('keydown', (event) => {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat || event.defaultPrevented || isTyping(event)) return;
    if (document.querySelector('dialog[open], :popover-open')) return;
    // A keyboard for another script has the letter on the same key.
    const isL = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'l' : code === 'KeyL';
    if (isL) tryNext(shiftKey ? 'color' : 'look');
    else if (key === 'Escape' && shown) revert();
  });
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
