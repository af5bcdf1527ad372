import { flushSync } from 'react-dom';
import type { PageData } from '../../../schema/resolved.ts';
import { HydratedApp, type Hydrating, hydrating } from '../hydrate.tsx';
import { loadViews } from '../load-views.ts';
import type { Frame } from '../prerender.tsx';
import { replacePages, seedPage } from '../routing/page-data-cache.ts';
import { currentPath } from '../routing/paths.ts';
import { on, reportPath, send } from './channel.ts';
import styles from './coverage.css?raw';
import { make, makeHost } from './elements.ts';
import { startExamples } from './examples.ts';
import { startLooks } from './looks.ts';
import type { Changed } from './messages.ts';
import { originOf } from './origin.ts';
import { startOverlay } from './overlay.ts';
import { startPicking } from './pick.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { showFavicon, showIcons, showStyle } from './show-changes.ts';

/* The dev server's client: applies every save without a reload, and keeps the state of the page. */
const { prefix = '' } = document.documentElement.dataset;
const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content;
let shown: (Pick<Changed, 'shell' | 'builtAt'> & { page?: PageData }) | undefined;
/* Applies changes in order: a save that waits for a view must not be applied after the next one. */
let last = whenHydrated();
const inOrder = (act: () => Promise<void> | void) => {
  last = last.then(act).catch((error) => console.error('onefolio dev:', error));
};
on('onefolio:changed', (changed) => inOrder(() => show(changed)));
async function show(changed: Changed): Promise<void> {
  // The language of the document and all of its links have changed, or what it may load.
  if (changed.prefix !== prefix || changed.policy !== policy) return location.reload();
  await loadViews(changed.page);
  const first = await hydrating;
  const { mode } = (shown ?? first.frame).shell;
  const { shell, page, builtAt } = shareUnchanged({ page: first.page, ...(shown ?? first.frame) }, pick(changed));
  shown = { shell, page, builtAt };
  replacePages([
    // After a navigation, the requested page differs from that of the change.
    [changed.path, page],
    [page.path, page],
  ]);
  showShell(shell, mode);
  showStyle(changed.style);
  showIcons(changed.icons);
  showFavicon(changed.favicon);
  render(first, { shell, builtAt });
}

/* Synchronous, so that no frame is painted before the page has changed. */
const render = ({ root, page }: Hydrating, { shell, builtAt }: Frame) =>
  flushSync(() => root.render(<HydratedApp shell={shell} path={page.path} builtAt={builtAt} />));

/* Opens the source of what an element shows in the owner's editor, once the page is hydrated. */
function openSource(element: Element): void {
  inOrder(async () => {
    const first = await hydrating;
    const { shell, builtAt } = shown ?? first.frame;
    const origin = originOf(element, shell, (changed) => {
      seedPage(currentPath(), changed.page);
      render(first, { shell: changed.shell, builtAt });
    });
    if (origin) send('onefolio:locate', origin);
  });
}

const pick = ({ shell, page, builtAt }: Changed) => ({ shell, page, builtAt });
startOverlay();
startPicking(openSource);
startCoverage();
startLooks();
startExamples(openSource, inOrder);
reportPath();

/* If the page changed during hydration, React would report an error and render it again. */
async function whenHydrated(): Promise<void> {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  while (![...document.querySelectorAll('#of-root main > *')].every(isHydrated))
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/* Updates the parts of the document that depend on the whole site. */
function showShell(shell: Changed['shell'], mode: Changed['shell']['mode']): void {
  const { documentElement } = document;
  // Assigning even the same text makes the browser recalculate the style of every element.
  if (documentElement.lang !== shell.language) documentElement.lang = shell.language;
  if (documentElement.dir !== shell.direction) documentElement.dir = shell.direction;
  if (shell.mode === mode) return;
  // Keeps a theme that the visitor selected.
  if (hasSelectedTheme()) return;
  if (shell.mode === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = shell.mode;
  dispatchEvent(new Event('onefolio:theme'));
}

/* Whether the visitor selected a theme. If storage is blocked, no choice was saved. */
function hasSelectedTheme(): boolean {
  try {
    return localStorage.getItem('onefolio:theme') !== null;
  } catch {
    return false;
  }
}

/* Shows the translation coverage of the page's language in a corner; a click opens the first missing text. */
function startCoverage(): void {
  const onclick = () => send('onefolio:missing', {});
  const button = make('button', { type: 'button', lang: 'en', dir: 'ltr', onclick });
  const { host } = makeHost('onefolio-coverage', styles, button);
  on('onefolio:covered', ({ text }) => {
    button.textContent = text;
    document.body.append(host);
  });
}
