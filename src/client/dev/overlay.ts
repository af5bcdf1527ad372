import { on, send } from './channel.ts';
import type { FixOf, SiteErrors } from './messages.ts';
import styles from './overlay.css?raw';

/*
 * Shows the errors of the file over the last valid page. It closes when the file is valid again; Escape collapses it to
 * a button. It is in a shadow root, so that the styles of the page and of the overlay don't affect each other.
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
  const host = document.createElement('onefolio-overlay');
  const shadow = host.attachShadow({ mode: 'open' });
  const panel = make('section', { className: 'panel', ariaLabel: summary, tabIndex: -1 });
  const folded = make('button', { className: 'folded', type: 'button', textContent: summary, hidden: true });
  const fold = make('button', { type: 'button', textContent: 'Minimize (Esc)' });
  const setFolded = (isFolded: boolean) => {
    panel.hidden = isFolded;
    folded.hidden = !isFolded;
  };
  fold.addEventListener('click', () => setFolded(true));
  folded.addEventListener('click', () => setFolded(false));
  const onKey = ({ key }: KeyboardEvent) => {
    if (!host.isConnected) removeEventListener('keydown', onKey);
    else if (key === 'Escape') setFolded(true);
  };
  addEventListener('keydown', onKey);

  const header = make('header', {});
  header.append(make('h2', { role: 'alert', textContent: summary }), fold);
  panel.append(header, ...entries.map((entry, index) => entryOf(entry, { revision, entry: index })));
  shadow.append(make('style', { textContent: styles }), panel, folded);
  return host;
}

function entryOf({ text, fix, file, line, column }: SiteErrors['entries'][number], at: FixOf): HTMLElement {
  const entry = make('article', {});
  const open = make('button', {
    type: 'button',
    textContent: `Open ${file === undefined ? '' : `${file}, `}line ${line}, column ${column}`,
  });
  open.addEventListener('click', () => send('onefolio:open', { ...(file !== undefined && { file }), line, column }));
  entry.append(
    make('pre', { tabIndex: 0, textContent: text }),
    ...(fix === undefined ? [] : [fixButton(fix, line, at)]),
    open,
  );
  return entry;
}

/*
 * Sends only the index of the error: the server determines the change, and applies it if the file hasn't changed since.
 */
function fixButton(fix: string, line: number, at: FixOf): HTMLElement {
  const textContent = `Apply fix: ${fix.replace(/^did you mean (.*)\?$/, 'change to $1')}`;
  const button = make('button', {
    className: 'fix',
    type: 'button',
    textContent,
    ariaLabel: `${textContent} (line ${line})`,
  });
  button.addEventListener('click', () => send('onefolio:fix', at));
  return button;
}

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);
