import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../schema/block.ts';
import type { Page, Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { render } from '../../src/client/prerender.tsx';
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts';
import { interpolateTexts, resolve } from '../../src/core/resolve/resolve.ts';
import { isOnWeb } from '../../src/core/resolve/visibility.ts';
import { isWords } from '../../src/core/validation/schema.ts';
import { eachText, mapTexts } from '../../src/core/validation/site-texts.ts';
import { builtAt, pagesOf } from '../support/render.tsx';
import { onDay } from '../support/rich-text.ts';
import { places, type Schema } from '../support/sites/everything.ts';
import { compileSite, diagnosticsOf, textHost } from '../support/sites/site.ts';
import { layoutOfText } from './generators/layouts.ts';
import { mutations } from './generators/mutations.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

/* The diagnostics of a site without their positions in the file. */
const reportOf = (site: object | string, isMeant = (_pointer: string) => true) =>
  diagnosticsOf(site)
    .filter(({ pointer }) => isMeant(pointer))
    .map(({ code, severity, message, pointer, path, label, help, fix, related }) =>
      JSON.stringify([
        code,
        severity,
        message,
        pointer,
        path,
        label,
        help,
        fix?.text,
        fix?.certain,
        related.map((place) => place.message),
      ]),
    )
    .toSorted();

/* React numbers these ids by the position of a view among all the others. */
const withoutIds = (markup: string) => markup.replace(/of-_\w*_/g, 'of-id');

const markupOf = (site: Site, path: string) => {
  const { shell, pages } = pagesOf(site);
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`there is no page ${path}`);
  document.body.innerHTML = render({ page, shell, builtAt });
  return [...document.querySelectorAll('main > *')].map(({ outerHTML }) => withoutIds(outerHTML));
};

test('reports the same diagnostics whatever the layout of the file', () => {
  const kinds = fc.constantFrom(undefined, ...Object.keys(mutations));
  fc.assert(
    fc.property(anySite, kinds, fc.nat(), layoutOfText, (site, kind, choice, lay) => {
      const all = kind === undefined ? [] : (mutations[kind]?.(site) ?? []);
      const value = all[choice % all.length]?.().site ?? site;
      expect(reportOf(lay(value))).toEqual(reportOf(JSON.stringify(value)));
    }),
    runs(40),
  );
});

test('renders the same pages whatever the layout of the file', () => {
  fc.assert(
    fc.property(anySite, layoutOfText, (site, lay) => {
      expect(renderedOf(lay(site))).toEqual(renderedOf(JSON.stringify(site)));
    }),
    runs(15),
  );
});

test('reports and renders the rest unchanged if a page gets another block', () => {
  fc.assert(
    fc.property(anySite, fc.nat(), fc.nat(), (site, from, to) => {
      const visible = site.pages.filter(({ hidden }) => !hidden);
      const page = visible[to % visible.length] as Page;
      const named = page.blocks
        .filter((each) => isOnWeb(registry, each))
        .some(({ type }) => type === 'hero' || type === 'legal-text');
      // A page takes its h1 from a hero or a legal text, and the artwork of a hero counts the projects.
      const free = site.pages
        .flatMap(({ blocks }) => blocks)
        .filter(({ type }) => named || (type !== 'hero' && type !== 'legal-text'))
        .filter((block) => block.type !== 'card-grid' || block.layout !== 'projects');
      const chosen = free[from % free.length];
      if (!chosen || !page.blocks.some((each) => isOnWeb(registry, each))) return;
      // An article says how long the whole page takes to read.
      if (page.blocks.some((each) => each.type === 'hero' && each.kind === 'article')) return;
      // Only one list of a page is paginated.
      const block: Block = chosen.type === 'page-list' ? { ...chosen, limit: 3 } : chosen;

      const place = site.pages.indexOf(page);
      const longer = structuredClone(site);
      longer.pages[place]?.blocks.push({ ...unnamed(block), id: 'appended-qq', hidden: false });
      const at = `/pages/${place}/blocks/${page.blocks.length}`;
      const others = withoutVariants(diagnosticsOf(longer)).filter(
        ({ pointer }) => !`${pointer}/`.startsWith(`${at}/`),
      );
      const expected = withoutVariants(diagnosticsOf(site));
      expect(others).toEqual(expected.map((each) => ({ ...each, ...positionOf(others, each) })));
      const before = markupOf(site, page.path);
      // The links to the previous and next post stay at its end.
      const nav = before.at(-1)?.startsWith('<nav') ? before.splice(-1) : [];
      const after = markupOf(longer, page.path);
      expect([...after.slice(0, before.length), ...after.slice(after.length - nav.length)]).toEqual([
        ...before,
        ...nav,
      ]);
    }),
    runs(30),
  );
});

test('reports the same mistakes if a page gets another block', () => {
  fc.assert(
    fc.property(anySite, fc.constantFrom(...Object.keys(mutations)), fc.nat(), fc.nat(), (site, kind, choice, to) => {
      const all = mutations[kind]?.(site) ?? [];
      const { site: wrong, pointer } = (structuredClone(all[choice % all.length]?.()) ?? {}) as {
        site?: Site;
        pointer?: string;
      };
      const place = to % site.pages.length;
      const blocks = wrong?.pages?.[place]?.blocks;
      // The number of blocks may be the mistake.
      if (!Array.isArray(blocks) || pointer === `/pages/${place}/blocks`) return;
      const before = reportOf(wrong as Site);
      const at = `/pages/${place}/blocks/${blocks.length}`;
      // Without an id, which could be suggested for a broken link.
      blocks.push({ type: 'hero', headline: 'More' });
      expect(reportOf(wrong as Site, (pointer) => !`${pointer}/`.startsWith(`${at}/`))).toEqual(before);
    }),
    runs(40),
  );
});

/* A copy of a block whose entries use no existing names and pages. */
function unnamed(block: Block): Block {
  const copy = structuredClone(block);
  if (copy.type === 'timeline') for (const entry of copy.entries) delete entry.id;
  if (copy.type === 'publication-list') for (const publication of copy.publications) delete publication.page;
  if (copy.type === 'card-grid')
    for (const card of copy.cards ?? []) {
      delete card.id;
      delete card.page;
    }
  if (copy.type === 'question-list') for (const question of copy.questions) delete question.id;
  return copy;
}

/* Whether a variant of the CV is empty, and whether a word of it is in the record, depends on all blocks. */
const withoutVariants = (list: Diagnostic[]) => list.filter(({ pointer }) => !pointer.startsWith('/outputs/variants'));

/* Diagnostics of later pages move down. */
const positionOf = (list: Diagnostic[], { pointer, code, column }: Diagnostic) => {
  // A text may have the same mistake twice.
  const same = list.find((each) => each.pointer === pointer && each.code === code && each.column === column);
  const { line, endLine, fix, related } = same ?? {};
  return { line, endLine, fix, related };
};

test('renders a site without defaults like one that contains all of them', () => {
  fc.assert(
    fc.property(anySite, (any) => {
      // The default texts are English.
      const site = { ...any, language: 'en' };
      const explicit = withDefaults(site);
      expect(diagnosticsOf(explicit).filter(({ severity }) => severity === 'error')).toEqual([]);
      const [rendered, renderedWith] = [site, explicit].map(renderedOf);
      expect(renderedWith).toEqual(rendered);
    }),
    runs(30),
  );
});

function renderedOf(site: Site | string) {
  const { shell, pages, notFound } = pagesOf(site);
  const { navigation, footer, ...frame } = shell;
  return [frame, ...[...pages, notFound].map((page) => [onDay(page, builtAt).head, render({ page, shell, builtAt })])];
}

/* A copy of a site with all its defaults, also in groups that it omits. */
function withDefaults(site: Site): Site {
  const copy = structuredClone(site);
  const added = (schema: Schema, value: Record<string, unknown>) => {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      if (name in value) continue;
      if (inner.type === 'object' && !inner.required) value[name] = added(inner, {});
      else if ('default' in inner) value[name] = inner.default;
    }
    return value;
  };
  // A location, which may also be a text, has no defaults.
  for (const { schema, value } of places(copy))
    if (schema.properties && typeof value === 'object') added(schema, value as Record<string, unknown>);
  return copy;
}

const host = { hasFile: () => true, ...textHost };

function textsOf(site: unknown): string[] {
  const texts: string[] = [];
  eachText(registry, site, ({ text }) => texts.push(text));
  return texts;
}

test('replaces all placeholders of a site the first time', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      // Marks are parsed once: a character between two of them could start others.
      const { localized } = compileSite(
        mapTexts(registry, site, ({ text, kind }) => {
          const signs = isWords(kind) ? /[{}*_`[\]\\]/g : /[{}]/g;
          return text.replace(signs, '').trim() === '' ? 'x' : text.replace(signs, '');
        }),
      );
      // Without these characters a heading has another anchor, to which a link may refer.
      fc.pre(localized !== null);
      const once = interpolateTexts(registry, localized, localized);
      expect(textsOf(interpolateTexts(registry, once, once))).toEqual(textsOf(once));
    }),
    runs(30),
  );
});

test('resolves a site to the same result twice, and leaves the site unchanged', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const { localized } = compileSite(site);
      const before = structuredClone(localized);
      const frozen = deepFreeze(localized as Site);
      expect(resolve(frozen, host)).toEqual(resolve(frozen, host));
      expect(frozen).toEqual(before);
    }),
    runs(40),
  );
});

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
