import { renderToString } from 'react-dom/server';
import type { PageData, Shell } from '../../schema/resolved.ts';
import { LabelsContext } from '../components/text/labels.ts';
import type { CalendarDate } from '../shared/time.ts';
import { App } from './app.tsx';
import { loadAllViews } from './load-views.ts';
import { renderBlock } from './page-view.tsx';

await loadAllViews();

/** The page shell, and the day of the build. */
export interface Frame {
  shell: Shell;
  builtAt: CalendarDate;
}

/**
 * The page and its shell with the print styles, as fetched for hydration, and their versions, which differ between
 * builds.
 */
export type FetchedData = [
  page: PageData & { version: string },
  frame: Frame & { version: string; printRules: string },
];

/** A document, and the base path of its site, without a trailing slash; "" for a site at the root. */
export interface Rendering extends Frame {
  page: PageData;
  base?: string;
}

/** Renders the markup of a page, which the browser hydrates. Throws if a view fails, and names its block. */
export function render({ page, shell, builtAt, base }: Rendering): string {
  const markup = renderToString(
    <App shell={shell} path={page.path} base={base} builtAt={builtAt} pageAt={() => page} />,
  );
  // On the server, React leaves failed parts to the browser and doesn't report the cause.
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
