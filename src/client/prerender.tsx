import { renderToString } from 'react-dom/server';
import type { PageData, Shell } from '../../schema/resolved.ts';
import { LabelsContext } from '../components/text/labels.ts';
import type { CalendarDate } from '../shared/time.ts';
import { App } from './app.tsx';
import { renderBlock } from './block-view.tsx';
import { loadAllViews } from './load-views.ts';

await loadAllViews();

/** What is around the page of a document, and the day on which it was written. */
export interface Frame {
  shell: Shell;
  builtAt: CalendarDate;
}

/**
 * The page of a document and what is around it, with the style that pages are printed with, as both are fetched to hydrate
 * it, and which ones they are: a build after this one may have others.
 */
export type FetchedData = [
  page: PageData & { version: string },
  frame: Frame & { version: string; printRules: string },
];

/** What hydrates a document. */
export interface DocumentData extends Frame {
  page: PageData;
}

/** A document, and the path below which its site lives: without a slash at its end, and empty for a site of its own. */
export interface Rendering extends DocumentData {
  base?: string;
  /** The end of that path, where the page is in another language than the first: "/fr". */
  prefix?: string;
}

/** The markup of a page, as the browser will hydrate it. Throws when a view fails, and says which block it was. */
export function render({ page, shell, builtAt, base }: Rendering): string {
  const markup = renderToString(
    <App shell={shell} path={page.path} base={base} builtAt={builtAt} pageAt={() => page} />,
  );
  // On the server React leaves a gap for the browser to fill where something fails: look for whose fault it is.
  if (markup.includes('<!--$!-->')) throw failureOf(page, shell);
  return markup;
}

function failureOf({ path, blocks }: PageData, { labels }: Shell): Error {
  for (const [index, block] of blocks.entries()) {
    try {
      renderToString(<LabelsContext value={labels}>{renderBlock(block, 2)}</LabelsContext>);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      return new Error(`page "${path}" → block ${index + 1} (${block.type}) could not be rendered: ${reason}`, {
        cause,
      });
    }
  }
  return new Error(`page "${path}" could not be rendered`);
}
