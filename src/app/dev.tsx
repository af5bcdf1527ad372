import type { PageData } from '../../schema/resolved.ts';
import { Alive, data, root } from './hydrate.tsx';
import { herePath, sliceUrl } from './paths.ts';
import type { DocumentData } from './prerender.tsx';
import { replaceSlices } from './slices.ts';

/* The dev server's side of a page: every save shows without a reload, and keeps what the visitor has done. */
import.meta.hot?.on('onefolio:site', async ({ shell, builtAt }: Pick<DocumentData, 'shell' | 'builtAt'>) => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  const here = herePath();
  const response = await fetch(sliceUrl(here));
  const page: PageData = await (response.ok ? response : await fetch(sliceUrl('/404'))).json();
  replaceSlices(
    page.notFound
      ? [
          [here, page],
          [data.page.path, page],
        ]
      : [[here, page]],
  );
  root?.render(<Alive shell={shell} page={{ ...page, path: data.page.path }} builtAt={builtAt} />);
});

// Vite has put the style sheets in by now; the ones that kept the first paint from being bare would only grow old.
for (const link of document.querySelectorAll('link[data-dev]')) link.remove();
