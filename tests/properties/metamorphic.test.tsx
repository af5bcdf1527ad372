import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Page, Site } from '../../schema/site.ts';
import { render } from '../../src/app/prerender.tsx';
import { resolve } from '../../src/compile/site/resolve.ts';
import { mapTexts } from '../../src/compile/site/walk.ts';
import { withTime } from '../../src/shared/time.ts';
import { builtAt, pagesOf } from '../support/render.tsx';
import { places, type Schema } from '../support/sites/everything.ts';
import { compileSite, diagnosticsOf } from '../support/sites/site.ts';
import { layoutOfText } from './generators/layouts.ts';
import { mutations } from './generators/mutations.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

/* All that is said of a site, but where it stands in the file. */
const saidOf = (site: object | string, isMeant = (_pointer: string) => true) =>
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

/* Ids that React gives by the place of a view among all the others. */
const withoutIds = (markup: string) => markup.replace(/of-_\w*_/g, 'of-id');

const markupOf = (site: Site, path: string) => {
  const { shell, pages } = pagesOf(site);
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`there is no page ${path}`);
  document.body.innerHTML = render({ page, shell, builtAt });
  return [...document.querySelectorAll('main > *')].map(({ outerHTML }) => withoutIds(outerHTML));
};

test('says the same of a file, right or wrong, however it is laid out', () => {
  const kinds = fc.constantFrom(undefined, ...Object.keys(mutations));
  fc.assert(
    fc.property(anySite, kinds, fc.nat(), layoutOfText, (site, kind, choice, lay) => {
      const all = kind === undefined ? [] : (mutations[kind]?.(site) ?? []);
      const value = all[choice % all.length]?.().site ?? site;
      expect(saidOf(lay(value))).toEqual(saidOf(JSON.stringify(value)));
    }),
    runs(60),
  );
});

test('draws the same of a file however it is laid out', () => {
  fc.assert(
    fc.property(anySite, layoutOfText, (site, lay) => {
      expect(drawnOf(lay(site))).toEqual(drawnOf(JSON.stringify(site)));
    }),
    runs(15),
  );
});

test('says and draws the same of everything else when a block is added to a page', () => {
  fc.assert(
    fc.property(anySite, fc.nat(), fc.nat(), (site, from, to) => {
      const visible = site.pages.filter(({ hidden }) => !hidden);
      const page = visible[to % visible.length] as Page;
      const named = page.blocks.some(({ type, hidden }) => !hidden && (type === 'hero' || type === 'legal-text'));
      // A page with a name of its own takes its h1 from there, and the door of its hero counts its projects.
      const free = site.pages
        .flatMap(({ blocks }) => blocks)
        .filter(({ type }) => named || (type !== 'hero' && type !== 'legal-text'))
        .filter((block) => block.type !== 'card-grid' || block.layout !== 'projects');
      const block = free[from % free.length];
      if (!block || !page.blocks.some(({ hidden }) => !hidden)) return;

      const place = site.pages.indexOf(page);
      const longer = structuredClone(site);
      longer.pages[place]?.blocks.push({ ...structuredClone(block), id: 'appended-qq', hidden: false });
      const at = `/pages/${place}/blocks/${page.blocks.length}`;
      const others = diagnosticsOf(longer).filter(({ pointer }) => !`${pointer}/`.startsWith(`${at}/`));
      expect(others).toEqual(diagnosticsOf(site).map((each) => ({ ...each, ...positionOf(others, each.pointer) })));
      const before = markupOf(site, page.path);
      expect(markupOf(longer, page.path).slice(0, before.length)).toEqual(before);
    }),
    runs(40),
  );
});

test('says the same of everything that is wrong when a block is added to a page', () => {
  fc.assert(
    fc.property(anySite, fc.constantFrom(...Object.keys(mutations)), fc.nat(), fc.nat(), (site, kind, choice, to) => {
      const all = mutations[kind]?.(site) ?? [];
      const { site: wrong, pointer } = (structuredClone(all[choice % all.length]?.()) ?? {}) as {
        site?: Site;
        pointer?: string;
      };
      const place = to % site.pages.length;
      const blocks = wrong?.pages?.[place]?.blocks;
      // The mistake may be how many there are.
      if (!Array.isArray(blocks) || pointer === `/pages/${place}/blocks`) return;
      const before = saidOf(wrong as Site);
      const at = `/pages/${place}/blocks/${blocks.length}`;
      // Without an id, which would be one of the places that a link might have meant.
      blocks.push({ type: 'hero', headline: 'More' });
      expect(saidOf(wrong as Site, (pointer) => !`${pointer}/`.startsWith(`${at}/`))).toEqual(before);
    }),
    runs(60),
  );
});

/* A page that follows moves down. */
const positionOf = (list: ReturnType<typeof diagnosticsOf>, pointer: string) => {
  const { line, endLine, fix, related } = list.find((each) => each.pointer === pointer) ?? {};
  return { line, endLine, fix, related };
};

test('draws a site without its defaults as it draws one that says them all', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const said = withDefaults(site);
      expect(diagnosticsOf(said).filter(({ severity }) => severity === 'error')).toEqual([]);
      const [drawn, drawnWith] = [site, said].map(drawnOf);
      expect(drawnWith).toEqual(drawn);
    }),
    runs(30),
  );
});

function drawnOf(site: Site | string) {
  const { shell, pages, notFound } = pagesOf(site);
  const { navigation, footer, timed, ...frame } = shell;
  return [
    frame,
    ...[...pages, notFound].map((page) => [withTime(page, builtAt).head, render({ page, shell, builtAt })]),
  ];
}

/* Every setting that has a default and is not there, also in what need not be there at all. */
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
  for (const { schema, value } of places(copy)) if (schema.properties) added(schema, value as Record<string, unknown>);
  return copy;
}

const host = { hasFile: () => true };

test('finds nothing more to fill in where everything has been filled in', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const { written } = compileSite(
        mapTexts(site, ({ text }) => (/[^\s{}]/.test(text) ? text.replace(/[{}]/g, '') : 'x')),
      );
      const once = resolve(written as Site, host);
      expect(resolve(once as unknown as Site, host)).toEqual(once);
    }),
    runs(30),
  );
});

test('resolves a site to the same twice, and leaves it as it was', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const { written } = compileSite(site);
      const before = structuredClone(written);
      const frozen = deepFreeze(written as Site);
      expect(resolve(frozen, host)).toEqual(resolve(frozen, host));
      expect(frozen).toEqual(before);
    }),
    runs(60),
  );
});

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
