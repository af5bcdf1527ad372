import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labels } from '../../schema/labels.ts';
import { looks } from '../../schema/looks.ts';
import { patterns } from '../../schema/patterns.ts';
import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { render } from '../../src/client/prerender.tsx';
import { stepsOf } from '../../src/core/diagnostics/pointer.ts';
import { atom, feedOf } from '../../src/core/outputs/feed/feed.ts';
import { graphsOf } from '../../src/core/outputs/structured-data/graphs-of.ts';
import { paginate } from '../../src/core/resolve/paginate.ts';
import type { TextKind } from '../../src/core/validation/schema.ts';
import { styleOf } from '../../src/node/render/assets.ts';
import {
  feedTags,
  iconTag,
  imagesOf,
  markdownTags,
  previewTags,
  verificationTags,
} from '../../src/node/render/head-tags.ts';
import { withPlainText } from '../../src/shared/rich-text.ts';
import { cvPage, variantPages } from '../support/cv-pages.ts';
import { builtAt } from '../support/render.tsx';
import { root } from '../support/root.ts';
import { everything, places, type Schema, root as schemaOfSite } from '../support/sites/everything.ts';
import { compileSite, exampleOf, siteWith, textHost } from '../support/sites/site.ts';
import { siteOf } from './generators/site.ts';

/* Settings that change nothing in a built page, and why. */
const exceptions = new Set([
  // Read by tools, not by visitors.
  '$schema',
  'version',
  // Only used by check, to find a misspelt role.
  'card-grid/roles',
  // Never published.
  'notes',
  // Only visible in /resume.json.
  'outputs/resume/notes',
  // Only visible in pictures: see draw-previews.test.ts.
  'outputs/preview',
  // Only determines the current day: see day-in-time-zone.test.ts.
  'timeZone',
  // Stands for pages: see folders.test.ts.
  'pages/*/folder',
  // Only used to send a message: see sent.test.tsx.
  'form/send/encoding',
  'form/send/id',
  // Only used in the policy: see form-origins.test.ts.
  'form/send/origins',
  // Only used after a message has arrived.
  'form/send/success',
  'form/send/redirect',
]);

test('has no setting without an effect on the built site', { timeout: 300_000 }, () => {
  const all = [...settingsOf(schemaOfSite, '')];
  const dead = new Set(all.filter((path) => !exceptions.has(path)));
  for (const site of samples()) {
    let before: Parts | undefined;
    for (const { steps, schema, value } of places(site)) {
      const path = pathOf(site, steps);
      if (!dead.has(path)) continue;
      before ??= remembered(emitted(site));
      if (before(0) === undefined) break;
      for (const other of changesOf(site, steps, schema, value))
        if (differs(other, before)) {
          dead.delete(path);
          break;
        }
    }
    if (dead.size === 0) break;
  }
  expect([...dead]).toEqual([]);
  expect([...exceptions].filter((path) => !all.includes(path))).toEqual([]);
});

test('uses every label of the interface', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
    .join();
  // Some are looked up by name: those of themes, of kinds of entries, and the levels and languages of facts.
  const lookedUp =
    'system light dark certificate licence award article talk book patent technologies topics duties native'.split(' ');
  const names = Object.keys(labels.properties).filter((name) => !lookedUp.includes(name));
  const taken = [...code.matchAll(/\{([^{}]*)\} = (?:useLabels\(\)|labels);/g)].map(([, list]) => list).join();
  const isUsed = (name: string) =>
    new RegExp(`(?:[lL]abels|words)\\??\\.${name}\\b|label: '${name}'`).test(code) ||
    new RegExp(`\\b${name}\\b`).test(taken);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});

/*
 * Most settings have an effect if every setting has the value of its example, block by block, or if no boolean is set.
 * Some need several blocks or pages, and the others need random sites.
 */
function* samples(): Generator<Site> {
  const { pages, ...whole } = everything() as unknown as Site;
  const [home] = pages as [Site['pages'][number]];
  const { blocks, ...page } = home;
  const unswitched = <Value,>(value: Value): Value =>
    JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === 'boolean' ? undefined : inner)));
  for (const block of blocks)
    for (const each of [block, unswitched(block), exampleOf(block.type)]) yield mended(siteWith(each) as Site);
  for (const block of rare) yield siteWith(block) as Site;
  yield siteWith(...evidence) as Site;
  const first = { ...page, blocks: [exampleOf('hero'), exampleOf('form'), ...listsOfPages] } as Site['pages'][number];
  const others = ['/one', '/two', '/three', '/four'].map((path) => ({ ...page, path, blocks: blocks.slice(0, 1) }));
  for (const site of [whole, unswitched(whole)]) yield mended({ ...site, pages: [first, ...others] });
  for (const { pages } of randomSites(4))
    for (const { blocks } of pages) for (const block of blocks) yield siteWith(block) as Site;
  for (let seed = 4; seed < 21; seed++) yield* randomSites(seed);
}

const filmWith = (words: { alt: string } | { decorative: true }) => ({
  video: { href: 'https://vimeo.com/76979871', title: 'x', picture: { src: '/me.jpg', ...words } },
});

/* A skill that refers to a card. */
const evidence = [
  { type: 'card-grid', heading: 'x', cards: [{ id: 'shop', title: 'x' }] },
  { type: 'skill-group', heading: 'x', groups: [{ title: 'x', skills: [{ name: 'x', evidence: ['shop'] }] }] },
];

/* Blocks with settings that have no effect next to those of the examples. */
const rare = [
  { type: 'card-grid', heading: 'x', cards: [{ title: 'x', icon: 'code' }] },
  { type: 'timeline', heading: 'x', entries: [{ title: 'x', organization: 'x', date: '2020' }] },
  { type: 'gallery', heading: 'x', items: [filmWith({ alt: 'x' }), filmWith({ decorative: true })] },
];
const listsOfPages = [
  { type: 'page-list', heading: 'x', limit: 3 },
  { type: 'page-list', heading: 'x', limit: 3, tags: ['symfony'] },
];

/* A site without its invalid settings: some exclude each other. */
function mended(site: Site): Site {
  const wrong = compileSite(site).diagnostics.find(({ severity }) => severity === 'error');
  return wrong ? mended(changed(site, stepsOf(wrong.pointer.replace(/\/\d+$/, '')), undefined) as Site) : site;
}

/* Thirty small sites, each followed by a larger one. A seed always gives the same ones. */
function randomSites(seed: number): Site[] {
  const [small, large] = [smallSites, largeSites].map((sites) => fc.sample(sites, { seed, numRuns: 30 }));
  return (small ?? []).flatMap((each, index) => [each, large?.[index] ?? each]);
}
const smallSites = siteOf(1);
const largeSites = siteOf(3);

/* Yields the path of every setting; in a block it begins with the type. Labels are tested by their use, see above. */
function* settingsOf(schema: Schema & { definitions?: Record<string, Schema> }, path: string): Generator<string> {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const here = path + name;
    if (here === 'labels' || here === 'notifications') continue;
    // A group is covered by its settings, and the type of a block by its other settings.
    const of = inner.items ?? inner;
    if (of.properties || of.$ref) yield* settingsOf(of, inner.items ? `${here}/*/` : `${here}/`);
    else if (!('const' in inner && name === 'type')) yield here;
  }
  for (const [type, inner] of Object.entries(schema.definitions ?? {}))
    if (type !== 'block') yield* settingsOf(inner, `${type}/`);
}

function pathOf(site: Site, steps: (string | number)[]): string {
  const [, page, list, block, ...rest] = steps;
  const type = list === 'blocks' && rest.length > 0 ? site.pages[Number(page)]?.blocks[Number(block)]?.type : undefined;
  return (type === undefined ? steps : [type, ...rest])
    .map((step) => (typeof step === 'number' ? '*' : step))
    .join('/');
}

/* Copies of a site in which one value is changed to others of its kind, or removed. */
function* changesOf(site: Site, steps: (string | number)[], schema: Schema, now: unknown): Generator<Site> {
  for (const other of othersOf(schema)) if (other !== now) yield changed(site, steps, other) as Site;
  // JSON leaves out a setting that is undefined.
  if (typeof steps.at(-1) === 'string') yield changed(site, steps, undefined) as Site;
}

/* A copy of a value with a change in one place. Everything else is shared. */
function changed(value: unknown, [step, ...rest]: (string | number)[], other: unknown): unknown {
  if (step === undefined) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = changed(copy[step], rest, other);
  return copy;
}

function othersOf(schema: Schema): unknown[] {
  const { type } = schema;
  if (Array.isArray(type)) return type.flatMap((each) => othersOf({ ...schema, type: each }));
  return othersOfOne(schema);
}

function othersOfOne({ enum: words, minimum, maximum, type, pattern, items, ...rest }: Schema): unknown[] {
  if (items) return othersOf(items).map((other) => [other]);
  if ('const' in rest) return [];
  if (words) return words.slice(0, 3);
  if (type === 'boolean') return [true, false];
  if (type === 'number' || type === 'integer') return [minimum, maximum];
  const [kind] = Object.entries(patterns).find(([, each]) => each === pattern) ?? [];
  return kind ? [otherTexts[kind as TextKind]] : [];
}

const otherTexts: Record<TextKind, string> = {
  line: 'Other words',
  label: 'Other words',
  level: 'Other words',
  prose: 'Other words',
  suffix: '!!',
  id: 'other-id',
  path: '/other-path',
  folder: 'other',
  href: 'https://other.example/',
  endpoint: 'https://other.example/',
  origin: 'https://other.example',
  server: 'https://other.example',
  htmlFile: '/demo/other.html',
  framedUrl: 'https://other.example/framed',
  verification: 'other',
  file: '/other.svg',
  icon: 'brand:signal',
  url: 'https://other.example/other/',
  email: 'other@example.com',
  phone: '+33 1 23',
  language: 'he',
  color: '#4a7c59',
  timeZone: 'Asia/Tokyo',
  fieldName: 'other',
  date: '2001-01',
  dateOrPresent: '9999-11',
  // Also where it has to be a video.
  website: 'https://other.example/w/other',
  country: 'SE',
  doi: '10.9999/other',
  markdown: 'Other words',
  textFile: 'other.md',
  styleFile: 'other.css',
  font: 'Lora',
};

const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');

/* Each look is one rule here instead of its style sheet. */
const client = {
  style: tokens,
  styles: {},
  letters: {},
  looks: Object.fromEntries(looks.map((name) => [name, { style: `${name}{}`, files: [] }])),
};

const styleFor = (site: Parameters<typeof styleOf>[0]) => {
  const { theme, fonts, style } = site;
  const key = JSON.stringify([theme, fonts, style]);
  const known =
    styled.get(key) ??
    styleOf({ ...(theme && { theme }), ...(fonts && { fonts }), ...(style && { style }), pages: [] }, client);
  styled.set(key, known);
  return known;
};
const styled = new Map<string, string>();

/* The parts of a built site by their number, each made when it is first compared. */
type Parts = (index: number) => string | undefined;

function remembered(parts: Generator<string>): Parts {
  const made: (string | undefined)[] = [];
  return (index) => {
    while (made.length <= index) made.push(parts.next().value ?? undefined);
    return made[index];
  };
}

/* Whether a site is valid and its build differs from the previous one. */
function differs(site: Site, before: Parts): boolean {
  let count = 0;
  for (const part of emitted(site)) if (part !== before(count++)) return true;
  return count > 0 && before(count) !== undefined;
}

/* The build of a site part by part, except the page data; nothing if the site is invalid. */
function* emitted(site: Site): Generator<string> {
  const compiled = compileSite(site);
  const { site: resolved } = compiled;
  if (!resolved) return;
  const { shell, pages, notFound } = paginate(registry, resolved);
  const { language, direction, mode } = shell;
  yield JSON.stringify([
    language,
    direction,
    mode,
    iconTag(resolved, ''),
    feedTags(resolved, '', builtAt),
    markdownTags(resolved, { path: '/' }, ''),
    verificationTags(resolved, { path: '/' }),
    shell.analytics,
  ]);
  yield styleFor(resolved);
  const feed = feedOf(registry, resolved);
  yield feed ? atom(feed) : '';
  const graphOf = graphsOf(registry, compiled);
  for (const page of [...pages, notFound]) {
    const head = withPlainText(page.head, builtAt);
    yield JSON.stringify(head);
    const images = imagesOf(resolved);
    yield JSON.stringify(previewTags(resolved, page, head, { images, isDrawn: true, now: builtAt }));
    const markup = render({ shell, page, builtAt });
    yield markup;
    if (page !== notFound) yield JSON.stringify(graphOf({ page, shell, now: builtAt }));
  }
  const cv = cvPage(compiled.localized, { hasFile: () => false, ...textHost });
  yield cv ? render({ shell, page: cv, builtAt }) : '';
  // The word of the examples.
  const variants = { ...compiled.localized.outputs?.variants, other: { only: ['backend'] } };
  const outputs = { ...compiled.localized.outputs, variants };
  for (const page of variantPages({ ...compiled.localized, outputs }, { hasFile: () => false, ...textHost }))
    yield page.path + render({ shell, page, builtAt });
}
