import { on, send } from './channel.ts';
import { make, makeHost } from './elements.ts';
import type { FixOf, SiteErrors } from './messages.ts';
import styles from './overlay.css?raw';

/*
 * Shows the errors of the file over the last valid page. It closes when the file is valid again; Escape collapses it to
 * a button.
 */

/** Starts showing the errors that the dev server reports. */
export function startOverlay(): void {
  let host: HTMLElement | null = null;
  on('onefolio:wrong', (wrong) => {
    const hadFocus = Boolean(host?.shadowRoot?.activeElement);
    host?.remove();
    host = overlayOf(wrong);
    document.body.append(host);
    // After a fix by keyboard, the focus moves to the next fix.
    if (hadFocus) host.shadowRoot?.querySelector<HTMLElement>('.panel')?.focus();
  });
  on('onefolio:changed', () => host?.remove());
}

function overlayOf({ revision, summary, entries }: SiteErrors): HTMLElement {
  const setFolded = (isFolded: boolean) => {
    panel.hidden = isFolded;
    folded.hidden = !isFolded;
  };
  const fold = make('button', { type: 'button', textContent: 'Minimize (Esc)', onclick: () => setFolded(true) });
  const folded = make('button', {
    className: 'folded',
    type: 'button',
    textContent: summary,
    hidden: true,
    onclick: () => setFolded(false),
  });
  const panel = make(
    'section',
    { className: 'panel', ariaLabel: summary, tabIndex: -1 },
    make('header', {}, make('h2', { role: 'alert', textContent: summary }), fold),
    ...entries.map((entry, index) => entryOf(entry, { revision, entry: index })),
  );
  const { host } = makeHost('onefolio-overlay', styles, panel, folded);
  const onKey = ({ key }: KeyboardEvent) => {
    if (!host.isConnected) removeEventListener('keydown', onKey);
    else if (key === 'Escape') setFolded(true);
  };
  addEventListener('keydown', onKey);
  return host;
}

function entryOf({ text, fix, file, line, column }: SiteErrors['entries'][number], at: FixOf): HTMLElement {
  const open = make('button', {
    type: 'button',
    textContent: `Open ${file === undefined ? '' : `${file}, `}line ${line}, column ${column}`,
    onclick: () => send('onefolio:open', { ...(file !== undefined && { file }), line, column }),
  });
  const source = make('pre', { tabIndex: 0, textContent: text });
  return make('article', {}, source, ...(fix === undefined ? [] : [fixButton(fix, line, at)]), open);
}

/*
 * Sends only the index of the error: the server determines the change, and applies it if the file hasn't changed since.
 */
function fixButton(fix: string, line: number, at: FixOf): HTMLElement {
  return make('button', {
    className: 'fix',
    type: 'button',
    textContent: 'Apply fix',
    ariaLabel: `Apply fix: ${fix} (line ${line})`,
    onclick: () => send('onefolio:fix', at),
  });
}
