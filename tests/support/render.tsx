import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PageData, Shell } from '../../schema/resolved.ts';
import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { App } from '../../src/client/app.tsx';
import { type Rendering, render } from '../../src/client/prerender.tsx';
import { paginate } from '../../src/core/resolve/paginate.ts';
import { interpolateTexts } from '../../src/core/resolve/resolve.ts';
import { isWords } from '../../src/core/validation/schema.ts';
import { eachText } from '../../src/core/validation/site-texts.ts';
import { isRich, plainText } from '../../src/shared/rich-text.ts';
import { onDay } from './rich-text.ts';
import { compileSite, type smallSite } from './sites/site.ts';

export const builtAt = { year: 2026, month: 11, day: 21 };

/** The pages of a site, as the build gets them. Throws if the site has an error. */
export function pagesOf(site: ReturnType<typeof smallSite> | string): {
  shell: Shell;
  pages: PageData[];
  notFound: PageData;
} {
  const { site: resolved, diagnostics } = compileSite(site);
  if (!resolved) throw new Error(diagnostics.map(({ code, message, path }) => `${code} ${message} ${path}`).join('\n'));
  return paginate(registry, resolved);
}

/** The prerendered markup of one page. */
export function markupOf(site: ReturnType<typeof smallSite>, path = '/'): string {
  const { shell, pages } = pagesOf(site);
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`there is no page ${path}`);
  return render({ page, shell, builtAt });
}

/** Every text that the home page of a site must show on the day of the build. */
export function textsShown(site: ReturnType<typeof smallSite>): string[] {
  const [page] = pagesOf(site).pages;
  if (!page) return [];
  const filled = onDay(page, builtAt);
  const at = (blocks: unknown, steps: (string | number)[]) =>
    steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], blocks);
  const texts: string[] = [];
  eachText(registry, interpolateTexts(registry, site as Site, site as Site), ({ text, kind, steps }) => {
    const [pages, index, blocks, ...rest] = steps;
    if (pages !== 'pages' || index !== 0 || blocks !== 'blocks') return;
    // A list of roles only defines roles for cards; alternative texts are not visible.
    // Hidden values of a message, and texts shown after its arrival, are not on the page.
    if (!isWords(kind) || ['roles', 'alt', 'subject', 'send'].some((step) => rest.includes(step))) return;
    // A text that was converted to something else is shown as written.
    const made = at(filled.blocks, rest);
    texts.push(typeof made === 'string' || isRich(made) ? plainText(made) : text);
  });
  return texts;
}

/** Hydrates a prerendered page in the light DOM, and returns every error that React reports. */
export async function hydrate(
  data: Rendering,
  markup = render(data),
): Promise<{ complaints: string[]; root: Root; place: HTMLElement }> {
  document.body.innerHTML = `<div id="of-root">${markup}</div>`;
  document.documentElement.lang = data.shell.language;
  document.title = plainText(data.page.head.title, data.builtAt);
  history.replaceState(null, '', data.page.path);
  const place = document.getElementById('of-root') as HTMLElement;
  const complaints: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => complaints.push(words.join(' '));
  try {
    const root = await act(async () =>
      hydrateRoot(place, <App {...data} path={data.page.path} pageAt={() => data.page} />, {
        onRecoverableError: (thrown) => complaints.push(String(thrown)),
        onCaughtError: (thrown) => complaints.push(String(thrown)),
        onUncaughtError: (thrown) => complaints.push(String(thrown)),
      }),
    );
    return { complaints, root, place };
  } finally {
    console.error = error;
  }
}
