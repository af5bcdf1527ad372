import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { render } from '../../src/client/prerender.tsx';
import { detailPages } from '../../src/core/resolve/pages/detail-pages.ts';
import { plainTexts } from '../../src/core/resolve/resolve.ts';
import { forAudience } from '../../src/core/resolve/visibility.ts';
import { removeIsolates } from '../../src/core/text/bidi.ts';
import { foldTypography } from '../../src/core/text/typography/typographic.ts';
import { isWords } from '../../src/core/validation/schema.ts';
import { eachText } from '../../src/core/validation/site-texts.ts';
import { cvPage } from '../support/cv-pages.ts';
import { builtAt } from '../support/render.tsx';
import { onDay } from '../support/rich-text.ts';
import { compileSite, textHost } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

const host = { hasFile: () => false, ...textHost };

/* Settings whose texts are not part of the record: counters, buttons, names and pictures. */
const others = new Set(['counters', 'actions', 'roles', 'categories', 'picture', 'pictures', 'icon', 'links']);

/* The block types that are not part of the record. */
const unlisted = new Set(['embed', 'form', 'gallery', 'legal-text', 'page-list', 'question-list']);

/* The texts of a site's record as the CV may show them, with their placeholders and times filled in. */
function recordOf(written: Site): { text: string; path: string }[] {
  const seen = forAudience(registry, 'cv', written);
  const filled = plainTexts(registry, seen, seen, builtAt);
  const detail = detailPages(registry, seen.pages);
  const texts: { text: string; path: string }[] = [];
  eachText(registry, filled, ({ text, kind, steps }) => {
    const [pages, page, list, block, ...rest] = steps;
    const { type, layout, ...settings } = (filled.pages[Number(page)]?.blocks[Number(block)] ?? {}) as {
      type?: string;
      layout?: string;
      kind?: string;
    };
    if (pages !== 'pages' || list !== 'blocks' || !type || unlisted.has(type) || !isWords(kind)) return;
    // Posts are not part of the record, and a detail page is part of it at the entry that links to it.
    if (filled.pages[Number(page)]?.date !== undefined || (type === 'hero' && settings.kind === 'article')) return;
    if (type === 'text' && detail.has(String(filled.pages[Number(page)]?.path))) return;
    // Only articles have facts.
    if (type === 'hero' && ['role', 'facts'].includes(String(rest[0]))) return;
    // A section without other content has no heading.
    if (rest.at(-1) === 'heading' && isEmpty(filled.pages[Number(page)]?.blocks[Number(block)], rest[0])) return;
    // The links of cards show the addresses, and those of a hero are contact details.
    const isCardLink = type === 'card-grid' && rest[0] === 'cards' && rest[2] === 'links';
    if (rest.some((step) => others.has(String(step))) && !(isCardLink && rest.at(-1) === 'label')) return;
    if (isCardLink && isPlaceholder(filled, steps)) return;
    if (type === 'card-grid' && rest[0] === 'facts' && rest.at(-1) === 'label' && isContact(filled, steps)) return;
    const path = [type, layout, ...rest].join('/');
    texts.push({ text, path });
  });
  const { name, title, email, phone, summary } = filled.owner;
  for (const [field, text] of Object.entries({ name, title, email, phone, summary }))
    if (text !== undefined) texts.push({ text, path: `owner/${field}` });
  for (const [index, { label, value }] of (filled.owner.facts ?? []).entries())
    for (const [part, text] of Object.entries({ label, value }))
      texts.push({ text, path: `owner/facts/${index}/${part}` });
  return texts;
}

function isEmpty(
  block: Site['pages'][number]['blocks'][number] | undefined,
  part: string | number | undefined,
): boolean {
  if (block?.type === 'skill-group') return (part === 'badges' ? block.badges?.items : block.groups)?.length === 0;
  if (block?.type !== 'card-grid') return false;
  const { cards = [], tags = [], intro = [], facts = [] } = block;
  return [cards, tags, intro, facts.filter(({ value }) => value !== undefined)].every(({ length }) => length === 0);
}

function isPlaceholder(site: Site, steps: readonly (string | number)[]): boolean {
  const link = steps.slice(0, -1).reduce<unknown>((here, step) => Reflect.get(here as object, step), site);
  return (link as { href?: string }).href === '#';
}

/* A fact in the header of the CV is not repeated. */
function isContact({ owner, pages }: Site, steps: readonly (string | number)[]): boolean {
  const fact = steps.slice(0, -1).reduce<unknown>((here, step) => Reflect.get(here as object, step), { pages });
  const { value } = fact as { value?: string };
  return value !== undefined && ([owner.location, owner.email, owner.phone] as unknown[]).includes(value);
}

/* The visible text of a page, in order. */
function wordsOf(markup: string): string {
  const place = document.createElement('div');
  place.innerHTML = markup;
  for (const part of place.querySelectorAll('.header, .footer, svg')) part.remove();
  return plain(place.textContent ?? '');
}

/* Isolate characters are not part of a right-to-left text. */
const plain = (text: string) => foldTypography(removeIsolates(text)).replace(/\s+/g, ' ').trim();

/* The same site without posts, whose texts are not part of the record. */
const undated = ({ pages, ...site }: Site): Site => ({
  ...site,
  pages: pages.map(({ date: _, ...page }) => page),
});

test('shows every text of the record that is visible on the CV', { timeout: 300_000 }, () => {
  const seen = new Set<string>();
  const check = (site: Parameters<typeof compileSite>[0]) => {
    const { localized, paginated } = compileSite(site);
    if (!localized || !paginated) return;
    const page = cvPage({ ...localized, outputs: { ...localized.outputs, cv: true } }, host);
    if (!page) throw new Error('the site has no CV');
    const read = wordsOf(render({ page, shell: paginated.shell, builtAt }));
    expect(onDay(page, builtAt).cv).toBeDefined();
    for (const { text, path } of recordOf(localized)) {
      seen.add(path.replace(/\d+/g, '*'));
      expect([path, text, read.includes(plain(text))]).toEqual([path, text, true]);
    }
  };
  fc.assert(fc.property(fc.oneof(anySite, { weight: 3, arbitrary: anySite.map(undated) }), check), runs(200));
  expect(seen.size).toBeGreaterThan(60);
});
