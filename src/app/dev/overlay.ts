import { ask, hear } from './channel.ts';
import type { Wrong } from './messages.ts';

/*
 * What is wrong with the file, over the last good page. It goes by itself once the file is good again; Escape folds it
 * into a button. In a shadow of its own, so that neither style sheet reaches the other.
 */

const styles = `
  :host { all: initial; }
  [hidden] { display: none !important; }
  * { box-sizing: border-box; font: 14px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: #f4f1ea; }
  .panel { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: min(60vh, 46rem); overflow: auto;
    padding: 1rem 1.25rem 1.5rem; background: #17191f; border-top: 4px solid #ff8d7e; color-scheme: dark; }
  header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
  h2 { margin: 0; font-weight: 700; color: #ff8d7e; }
  article { margin-top: 1.25rem; }
  pre { margin: 0 0 .5rem; overflow-x: auto; white-space: pre; }
  button { padding: .15rem .7rem; border: 1px solid #8f98a8; border-radius: 6px; background: #262a33; cursor: pointer; }
  button:hover { background: #353b47; }
  button:focus-visible, pre:focus-visible { outline: 3px solid #9fc5ff; outline-offset: 2px; }
  .folded { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647; background: #17191f; color: #ff8d7e;
    border-color: #ff8d7e; }
`;

/** Shows what the dev server says of the file from here on. */
export function startOverlay(): void {
  let host: HTMLElement | null = null;
  hear('onefolio:wrong', (wrong) => {
    host?.remove();
    host = overlayOf(wrong);
    document.body.append(host);
  });
  hear('onefolio:changed', () => host?.remove());
}

function overlayOf({ summary, entries }: Wrong): HTMLElement {
  const host = document.createElement('onefolio-overlay');
  const shadow = host.attachShadow({ mode: 'open' });
  const panel = make('section', { className: 'panel', ariaLabel: summary });
  const folded = make('button', { className: 'folded', type: 'button', textContent: summary, hidden: true });
  const fold = make('button', { type: 'button', textContent: 'Close (Esc)' });
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
  panel.append(header, ...entries.map(entryOf));
  shadow.append(make('style', { textContent: styles }), panel, folded);
  return host;
}

function entryOf({ text, file, line, column }: Wrong['entries'][number]): HTMLElement {
  const entry = make('article', {});
  const open = make('button', {
    type: 'button',
    textContent: `Open ${file === undefined ? '' : `${file}, `}line ${line}, column ${column}`,
  });
  open.addEventListener('click', () => ask('onefolio:open', { ...(file !== undefined && { file }), line, column }));
  entry.append(make('pre', { tabIndex: 0, textContent: text }), open);
  return entry;
}

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);
