import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyResolved, PageData } from '../../schema/resolved.ts';
import { registry } from '../../src/blocks/registry.ts';
import { blocks } from '../../src/blocks/schemas.ts';
import { render } from '../../src/client/prerender.tsx';
import { isWords } from '../../src/core/validation/schema.ts';
import { eachText } from '../../src/core/validation/site-texts.ts';
import { spriteOf } from '../../src/node/render/sprite.ts';
import { namesFile } from '../../src/shared/path-to-file.ts';
import { hasTime, plainText } from '../../src/shared/rich-text.ts';
import type { CalendarDate } from '../../src/shared/time.ts';
import { writeNumber } from '../../src/shared/write-number.ts';
import { cvPage } from '../support/cv-pages.ts';
import { builtAt, hydrate, pagesOf } from '../support/render.tsx';
import { onDay } from '../support/rich-text.ts';
import { root } from '../support/root.ts';
import { compileSite, exampleOf, siteWith, textHost } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite, siteOf } from './generators/site.ts';

afterEach(() => {
  vi.useRealTimers();
});

/* Random sites alone would miss a block type once in a while. */
const whole = {
  ...JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')),
  notFound: { text: 'There is nothing here.' },
};
const types = blocks.map((block) => block.properties.type.const);
const everyBlock = siteWith(...types.map(exampleOf));

test('shows every text of a page, character by character', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anySite, (site) => {
      const { shell, pages } = pagesOf(site);
      for (const page of pages) {
        document.body.innerHTML = render({ page, shell, builtAt });
        const read = wordsOf(document.querySelector('main') as Element);
        for (const [type, text, isPart] of textsOf(onDay(page, builtAt))) {
          seen.add(type);
          expect([text, isIn(read, text, isPart)]).toEqual([text, true]);
        }
      }
    }),
    { ...runs(40), examples: [[whole], [everyBlock]] },
  );
  expect(seen).toEqual(new Set(types));
});

test('shows every text of the page shell and of the 404 page', () => {
  const seen = new Set<unknown>();
  fc.assert(
    fc.property(anySite, (site) => {
      const { shell, pages, notFound } = pagesOf(site);
      const { name, navigation, footer, labels } = onDay(shell, builtAt);
      for (const page of [...pages, notFound]) {
        document.body.innerHTML = render({ page, shell, builtAt });
        const read = wordsOf(document.body);
        const { notFound: words } = onDay(page, builtAt);
        const texts = {
          name,
          skip: labels.skip,
          link: navigation.map(({ label }) => label),
          copyright: footer.copyright,
          foot: footer.links?.map(({ label }) => label),
          print: footer.print && labels.print,
          title: words?.title,
          // A text with {path} is complete only in the browser, which knows the address.
          text: words && plainText(words.text).includes('{path}') ? undefined : words?.text,
          action: words?.action.label,
        };
        for (const [kind, text] of Object.entries(texts).flatMap(([kind, text]) =>
          [text ?? []].flat().map((each) => [kind, each] as const),
        )) {
          seen.add(kind);
          const words = plainText(text);
          expect([kind, words, isIn(read, words, typeof text !== 'string')]).toEqual([kind, words, true]);
        }
      }
    }),
    { ...runs(15), examples: [[whole]] },
  );
  expect(seen.size).toBe(9);
});

/* The texts of nodes, the whole texts of elements, and the alternative texts of pictures. */
/* A text with marks may be next to others in its element. */
const isIn = (read: Set<string | null>, text: string, isPart = false): boolean =>
  isPart ? [...read].some((words) => words?.includes(text)) : read.has(text);

function wordsOf(root: Element): Set<string | null> {
  const words = new Set<string | null>();
  for (const element of root.querySelectorAll('*')) {
    for (const node of [element, ...element.childNodes]) words.add(node.textContent);
    words.add(element.getAttribute('alt'));
  }
  return words;
}

/* The visible texts of a page, each with the type of its block. */
function textsOf({ blocks }: PageData): [type: string, text: string, isFormatted: boolean][] {
  const texts: [string, string, boolean][] = [];
  eachText(registry, { pages: [{ blocks }] }, ({ kind, text, language, steps }) => {
    const [, , , index, ...rest] = steps;
    const block = blocks[Number(index)];
    if (block && isWords(kind) && text !== '' && isRead(block, rest))
      texts.push([block.type, figureAt(block, rest) + text, language !== undefined]);
  });
  return texts;
}

/* A figure and its suffix are one text. */
const figureAt = (block: AnyResolved, [, index, name]: (string | number)[]) =>
  block.type === 'hero' && name === 'suffix'
    ? writeNumber(Number(block.counters?.[Number(index)]?.value), block.figures)
    : '';

/* Settings that one kind of hero does not show: whether it is that of an article, and the setting. */
const notShown = new Set(['false date', 'false role', 'false facts', 'true counters', 'true availability']);

function isRead(block: AnyResolved, steps: (string | number)[]): boolean {
  const [list, index, name] = steps;
  // A decorative picture has no alternative text.
  if (name === 'alt' || steps.at(-1) === 'alt') return !pictureAt(block, steps)?.decorative;
  if (block.type === 'form') {
    // Hidden values of a message, and texts shown after its arrival, are not on the page.
    if (list === 'subject' || list === 'send') return false;
    return name !== 'options' || block.fields[Number(index)]?.type === 'select';
  }
  if (block.type === 'hero') return !notShown.has(`${block.kind === 'article'} ${list}`);
  if (block.type !== 'card-grid') return true;
  // Roles only list what cards may name; the label of a category is on the badges of its cards.
  if (list === 'categories') {
    const id = block.categories?.[Number(index)]?.id;
    return block.layout === 'projects' && block.cards.some(({ category }) => category === id);
  }
  return list !== 'roles';
}

const pictureAt = (block: AnyResolved, steps: (string | number)[]) =>
  steps.slice(0, -1).reduce<unknown>((here, step) => (here as Record<string, unknown>)[step], block) as {
    decorative?: boolean;
  };

const sprite = ['sprite.svg', 'brands.svg']
  .map((name) => readFileSync(join(root, 'src/node/render/icons', name), 'utf8'))
  .join('\n');
const ownIcon = { viewBox: '0 0 24 24', settings: '', shapes: '<path d="M1 1h22"/>' };

test('has a target for every link, and for every reference inside a page', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const { shell, pages, notFound } = pagesOf(site);
      const { site: resolved, localized } = compileSite(site);
      if (!resolved) throw new Error('the site is wrong');
      const cv = cvPage(localized, { hasFile: () => false, ...textHost });
      if (cv) pages.push(cv);
      const symbols = spriteOf(sprite, resolved, () => ownIcon);
      const rendered = new Map(
        [...pages, notFound].map((page) => {
          const body = document.createElement('div');
          body.innerHTML = symbols + render({ page, shell, builtAt });
          return [page.path, body] as const;
        }),
      );
      const idsOf = (path: string) => [...(rendered.get(path)?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
      for (const [path, body] of rendered) {
        const ids = idsOf(path);
        expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
        for (const reference of referencesIn(body)) expect([...ids, 'top']).toContain(reference);
        for (const link of body.querySelectorAll('a')) {
          const href = link.getAttribute('href') ?? '';
          const [before = '', id] = href.split('#');
          const target = before.split('?')[0] ?? '';
          if (target === '' || /^(?:https?|mailto|tel):/.test(href) || namesFile(target)) continue;
          expect(pages.map((page) => page.path)).toContain(target);
          if (id !== undefined) expect(idsOf(target)).toContain(id);
        }
      }
    }),
    runs(30),
  );
});

/* The ids that something inside a page refers to. */
function referencesIn(body: Element): string[] {
  const names = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget'];
  const named = names.flatMap((name) => [...body.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)));
  const inside = [...body.querySelectorAll('[href^="#"]')].map((each) => each.getAttribute('href')?.slice(1));
  const painted = [...body.innerHTML.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
  return [...named, ...inside, ...painted].filter((id) => typeof id === 'string');
}

const day = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }));

test("shows the visitor's date whenever the site was built, and hydrates without errors", async () => {
  let timed = 0;
  await fc.assert(
    fc.asyncProperty(siteOf(2), day, day, async (site, built, read) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const setTo = ({ year, month, day }: CalendarDate) => vi.setSystemTime(new Date(year, month - 1, day, 12));
      const { shell, pages } = pagesOf(site);
      for (const page of pages) {
        timed += hasTime(page) ? 1 : 0;
        setTo(built);
        const data = { shell, page, builtAt: built };
        const markup = render(data);
        setTo(read);
        const { complaints, root: hydrated, place } = await hydrate(data, markup);
        const [text, title] = [place.textContent, document.title];
        await act(async () => hydrated.unmount());
        expect(complaints).toEqual([]);
        document.body.innerHTML = render({ shell, page, builtAt: read });
        // document.title trims the title.
        document.title = plainText(page.head.title, read);
        expect([text, title]).toEqual([document.body.textContent, document.title]);
      }
    }),
    runs(20),
  );
  expect(timed).toBeGreaterThan(0);
});
