import { flushSync } from 'react-dom';
import type { PageData } from '../../../schema/resolved.ts';
import { HydratedApp, hydrating } from '../hydrate.tsx';
import { loadViews } from '../load-views.ts';
import { replaceSlices } from '../routing/page-data-cache.ts';
import { on, reportPath } from './channel.ts';
import { startCoverage } from './coverage.ts';
import { startExamples } from './examples.ts';
import type { Changed } from './messages.ts';
import { startOverlay } from './overlay.ts';
import { startPicking } from './pick.ts';
import { share } from './share.ts';
import { showIcons } from './show-icons.ts';
import { showStyle } from './show-style.ts';

/* The dev server's side of a page: every save shows without a reload, and keeps what the visitor has done. */
const { prefix = '' } = document.documentElement.dataset;
let shown: (Pick<Changed, 'shell' | 'builtAt'> & { page?: PageData }) | undefined;
/* One after the other: a save that has to wait for a view must not come after the next one. */
let last = whenHydrated();
on('onefolio:changed', (changed) => {
  last = last.then(() => show(changed)).catch((error) => console.error('onefolio dev:', error));
});
async function show(changed: Changed): Promise<void> {
  // What the document says of its language, and all of its links, are another's now.
  if (changed.prefix !== prefix) return location.reload();
  await loadViews(changed.page);
  const first = await hydrating;
  const { mode } = (shown ?? first.frame).shell;
  const { shell, page, builtAt } = share({ page: first.page, ...(shown ?? first.frame) }, pick(changed));
  shown = { shell, page, builtAt };
  replaceSlices([
    // The visitor may have moved on meanwhile: another page is asked for anew.
    [changed.path, page],
    [page.path, page],
  ]);
  showShell(shell, mode);
  showStyle(changed.style);
  showIcons(changed.icons);
  // At once: no frame comes between the save and the page, nor does what is told after it, such as what is an example.
  flushSync(() => first.root.render(<HydratedApp shell={shell} path={first.page.path} builtAt={builtAt} />));
}
const pick = ({ shell, page, builtAt }: Changed) => ({ shell, page, builtAt });
startOverlay();
startPicking();
startCoverage();
startExamples();
reportPath();

/* React would render a page anew, and complain, if it changed before all of it is hydrated. */
async function whenHydrated(): Promise<void> {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  while (![...document.querySelectorAll('#of-root main > *')].every(isTaken))
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/* What the document says of the whole site. */
function showShell(shell: Changed['shell'], mode: Changed['shell']['mode']): void {
  const { documentElement } = document;
  // Written anew, even the same words would cost a new style for every element.
  if (documentElement.lang !== shell.language) documentElement.lang = shell.language;
  if (documentElement.dir !== shell.direction) documentElement.dir = shell.direction;
  if (shell.mode === mode) return;
  // A theme that was chosen by hand stays.
  if (isChosenByHand()) return;
  if (shell.mode === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = shell.mode;
  dispatchEvent(new Event('onefolio:theme'));
}

/* Storage may be blocked; then nothing was chosen that could last. */
function isChosenByHand(): boolean {
  try {
    return localStorage.getItem('onefolio:theme') !== null;
  } catch {
    return false;
  }
}
