import fc from 'fast-check';
import type { Block } from '../../../schema/block.ts';
import { cvKinds } from '../../../schema/cv-sections.ts';
import { patterns } from '../../../schema/patterns.ts';
import type { Site } from '../../../schema/site.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { anchorsOf } from '../../../src/core/resolve/anchors.ts';
import {
  isReservedField,
  isReservedHiddenField,
  isReservedId,
  isReservedPath,
} from '../../../src/core/resolve/reserved-names.ts';
import { evidenceIn } from '../../../src/core/resolve/skill-evidence.ts';
import { forAudience } from '../../../src/core/resolve/visibility.ts';
import { compareDates, type Period } from '../../../src/core/text/dates-and-periods.ts';
import type { TextKind } from '../../../src/core/validation/schema.ts';
import { mapTexts } from '../../../src/core/validation/site-texts.ts';
import { root, type Schema } from '../../support/sites/everything.ts';
import { textHost } from '../../support/sites/site.ts';
import { textOf } from './texts.ts';

/*
 * Generates sites that the schema allows, from the schema itself. Supports the closed set of keywords and throws on any
 * other, so that new settings are generated as soon as the schema has them.
 */

const { readLongText } = textHost;

const supported = new Set(
  `$schema $ref type title description examples default const enum pattern minLength maxLength minimum maximum minItems
  maxItems maxProperties uniqueItems items properties required additionalProperties allOf if then else definitions`.split(
    /\s+/,
  ),
);
const kinds = new Map(Object.entries(patterns).map(([kind, pattern]) => [pattern as string, kind as TextKind]));

/** A site without errors; no list in it is longer than `most`, unless the schema asks for more. */
export const siteOf = (most: number): fc.Arbitrary<Site> =>
  fc.tuple(generate(root, most), fc.nat(2 ** 31 - 2)).map(([value, seed]) => agree(value as Site, seed));

export const anySite = siteOf(3);

/** A value that a schema allows; references may not match names yet. Throws on an unsupported keyword. */
export function generate(schema: Schema, most: number, path: string[] = []): fc.Arbitrary<unknown> {
  const unknown = Object.keys(schema).filter((keyword) => !supported.has(keyword));
  if (unknown.length > 0) throw new Error(`no generator knows the keyword ${unknown} at ${path.join('/')}`);
  if (schema.$ref) return generate(root.definitions[schema.$ref.replace('#/definitions/', '')] ?? {}, most, path);
  if (schema.allOf)
    return fc.oneof({ withCrossShrink: true }, ...schema.allOf.map(({ then }) => generate(then, most, path)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type))
    return fc.oneof({ withCrossShrink: true }, ...schema.type.map((type) => generate({ ...schema, type }, most, path)));
  switch (schema.type) {
    case 'string': {
      const kind = kinds.get(schema.pattern ?? '');
      const { maxLength = 500 } = schema;
      const [top = '', name = ''] = path;
      const isTimed =
        top === 'owner' ? /^(?:title|summary)$/.test(name) : top !== 'labels' && ![top, name].includes('image');
      return kind ? textOf(kind, maxLength, isTimed) : fc.constantFrom('', '../schema.json', ' ');
    }
    case 'integer':
    case 'number': {
      const { minimum: min = 0, maximum: max = 1000 } = schema;
      const inside = fc.double({ min, max, noNaN: true }).map((n) => Number(n.toFixed(2)));
      return fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(min, max) },
        { weight: 3, arbitrary: schema.type === 'integer' ? fc.integer({ min, max }) : inside },
      );
    }
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { minItems = 0, maxItems = most, items: entry = {} } = schema;
      const items = generate(entry, most, path);
      const sizes = { maxLength: Math.max(minItems, Math.min(maxItems, most)) };
      const list = schema.uniqueItems ? fc.uniqueArray(items, sizes) : fc.array(items, sizes);
      // A list that may be empty can lose any of its entries while it shrinks.
      const least = fc.tuple(...Array.from({ length: minItems }, () => items));
      return fc.tuple(list, least).map(([entries, enough]) => (entries.length < minItems ? enough : entries));
    }
    default:
      return objectOf(schema, path, most);
  }
}

function objectOf({ properties, required = [], ...rest }: Schema, path: string[], most: number) {
  const { additionalProperties: named } = rest;
  if (typeof named === 'object')
    return fc.dictionary(textOf('id', 64, false), generate(named, most, path), { maxKeys: most });
  // Notes may contain any values.
  if (!properties)
    return fc.dictionary(fc.constantFrom('idea', 'hidden', 'for'), fc.constantFrom('a', 1, true, ['web']));
  // A folder contains files, which the host of generated sites doesn't have.
  const { folder: _, ...settings } = properties;
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, schema]) => [name, generate(schema, most, [...path, name])]),
  );
  const [one, others] = [rest.if?.required?.[0], rest.else?.required];
  if (one === 'folder') return fc.record(values, { requiredKeys: others ?? [] });
  // A select always gets its options, and other fields get them too.
  const together = rest.then?.required ?? [];
  if (one === undefined || others === undefined) return fc.record(values, { requiredKeys: [...required, ...together] });
  // At least one of the two is required.
  const record = fc.record(values, { requiredKeys: [...required, one, ...others] });
  return fc
    .tuple(record, fc.constantFrom([one], others, []))
    .map(([whole, left]) => Object.fromEntries(Object.entries(whole).filter(([name]) => !left.includes(name))));
}

interface Dated {
  period?: Period | undefined;
  date?: string | undefined;
  expires?: string | undefined;
}

const videos = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
  'https://vimeo.com/76979871',
  'https://framatube.org/w/kkGMgK9ZtnKfYAgnEtQxbv',
];

/* Makes names unique and valid, and every reference point to an existing name. */
function agree(site: Site, seed: number): Site {
  let state = seed;
  const choose = <Value>(list: readonly Value[]): Value => {
    // Lehmer's generator: a value that shrinks to 0 chooses the first entry of every list.
    state = (state * 48271) % (2 ** 31 - 1);
    return list[state % list.length] as Value;
  };
  const unique = (taken: Set<string>, name: string): string => {
    let free = name;
    for (let number = 2; taken.has(free); number++) free = `${name}${number}`;
    taken.add(free);
    return free;
  };
  const namedIn = <Send extends { fields?: { name: string }[]; honeypot?: string }>(send: Send, names: Set<string>) => {
    const free = (name: string) => unique(names, isReservedHiddenField(name) ? 'fixed' : name.replace(/^_x$/, '_y'));
    return {
      ...send,
      ...(send.fields && { fields: send.fields.map((field) => ({ ...field, name: free(field.name) })) }),
      ...(send.honeypot && { honeypot: free(send.honeypot) }),
    };
  };
  const placeOf = ({ id }: { id?: string | undefined }, ids: Set<string>) =>
    id && { id: unique(ids, isReservedId(id) ? 'place' : id) };
  const dated = <Part extends Dated>({ period, date, expires, ...part }: Part) => ({
    ...part,
    ...(period && { period: lateEnough(period) ? period : { start: '2000-01', end: 'present' } }),
    ...(date !== undefined && !period && { date }),
    ...(expires !== undefined && { expires: date === undefined || compareDates(expires, date) >= 0 ? expires : date }),
  });
  const played = <Video extends { href: string }>(video: Video | undefined) =>
    video && { video: { ...video, href: choose(videos) } };
  const lateEnough = ({ start, end = 'present' }: { start: string; end?: string | undefined }) =>
    end === 'present' || compareDates(end, start) >= 0;
  // Fonts and style sheets are files, which the host of generated sites doesn't have.
  delete site.theme?.font;
  delete site.theme?.style;
  // A hue or a color.
  if (site.theme?.color !== undefined) delete site.theme.accent;
  const variants = Object.keys(site.outputs?.variants ?? {});
  const paths = new Set(['/', '/cv', ...variants.map((name) => `/cv-${name}`)]);
  site.owner.email ??= 'amina@example.com';
  site.pages = site.pages.map((page, index) => {
    const ids = new Set<string>();
    const blocks = page.blocks.map((block) => {
      const id = block.id && { id: unique(ids, isReservedId(block.id) ? 'place' : block.id) };
      switch (block.type) {
        case 'timeline':
          return {
            ...block,
            ...id,
            entries: block.entries.map((entry) => ({ ...dated(entry), ...placeOf(entry, ids) })),
          };
        case 'credential-list':
          return { ...block, ...id, credentials: block.credentials.map(dated) };
        case 'text': {
          // Exactly one of the two, and never an empty text.
          const { body, file, ...rest } = block;
          return { ...rest, ...id, ...(body ? { body: ['Some words.', '', ...body] } : { file: file ?? 'text.md' }) };
        }
        case 'skill-group':
          return {
            ...block,
            ...id,
            ...(block.badges && { badges: { ...block.badges, items: block.badges.items.map(dated) } }),
          };
        case 'card-grid': {
          const keys = new Set<string>();
          const categories = block.categories?.map((category) => ({ ...category, id: unique(keys, category.id) }));
          const cards = block.cards?.map(({ role, category, video, ...card }) => ({
            ...dated(card),
            ...played(video),
            ...placeOf(card, ids),
            ...(role !== undefined && { role: block.roles?.length ? choose(block.roles) : role }),
            ...(category !== undefined && { category: categories?.length ? choose(categories).id : category }),
          }));
          const roles = block.roles?.length === 0 ? undefined : block.roles;
          const { roles: _, categories: __, ...others } = block;
          return {
            ...others,
            ...id,
            ...(cards && { cards }),
            ...(roles && { roles }),
            ...(categories && { categories }),
          };
        }
        case 'embed': {
          const { src, from, ...others } = block;
          return { ...others, ...id, ...(from === undefined ? { src: src ?? '/demo/index.html' } : { from }) };
        }
        case 'gallery':
          return {
            ...block,
            ...id,
            items: block.items.map(({ video, picture, ...item }) => ({
              ...item,
              ...(video ? played(video) : { picture }),
            })),
          };
        case 'question-list':
          return {
            ...block,
            ...id,
            questions: block.questions.map((question) => ({ ...question, ...placeOf(question, ids) })),
          };
        case 'form': {
          const names = new Set<string>();
          if (block.subject !== undefined) names.add('subject');
          const fields = block.fields.map(({ options, ...field }) => ({
            ...field,
            ...(options && (field.type === 'select' || choose([false, true])) && { options }),
            name: unique(names, isReservedField(field.name) ? 'field' : field.name),
            ...(field.minLength !== undefined && { minLength: Math.min(field.minLength, field.maxLength ?? 100_000) }),
          }));
          return { ...block, ...id, fields, ...(block.send && { send: namedIn(block.send, names) }) };
        }
        default:
          return { ...block, ...id };
      }
    });
    const path =
      index === 0 ? '/' : unique(paths, page.path === '/' || isReservedPath(page.path) ? '/page' : page.path);
    return {
      ...page,
      path,
      blocks: blocks as typeof page.blocks,
      ...(index === 0 && page.hidden && { hidden: false }),
    };
  });
  const addresses = [
    'https://example.com/?a=1&b=%22',
    "https://[::1]:8443/'&amp;/{{x}?q=%7B#a#b",
    'mailto:{email}?subject={name}',
    'tel:+216-(1)-2',
    '/files/cv.pdf',
    '/files/n%C3%A4ive.tar.gz?v=2#page=3',
    ...site.pages.flatMap((page) =>
      page.hidden ? [] : [page.path, ...anchorsOf(registry, page, { readLongText }).map((id) => `${page.path}#${id}`)],
    ),
  ];
  const proven = withVariants(withOwnPages(withEvidence(site, choose), choose), choose);
  return keptFor(
    mapTexts(registry, proven, ({ text, kind }) => (kind === 'href' && text !== '#' ? choose(addresses) : text)),
  );
}

/* Makes cards and publications refer to existing pages, with one link each. */
function withOwnPages({ pages, ...site }: Site, choose: <Value>(list: readonly Value[]) => Value): Site {
  const paths = pages.flatMap(({ path, hidden }) => (hidden ? [] : [path]));
  const leading = <Entry extends { page?: string; href?: string }>({ page, href, ...entry }: Entry) => ({
    ...entry,
    ...(page !== undefined ? { page: choose(paths) } : href !== undefined && { href }),
  });
  const tags = pages.flatMap((page) => (page.hidden ? [] : (page.tags ?? [])));
  const withTarget = (block: Block): Block => {
    if (block.type === 'card-grid' && block.cards) return { ...block, cards: block.cards.map(leading) };
    if (block.type === 'publication-list') return { ...block, publications: block.publications.map(leading) };
    if (block.type !== 'page-list' || !block.tags) return block;
    const { tags: _, ...list } = block;
    return { ...list, ...(tags.length > 0 && { tags: [...new Set(block.tags.map(() => choose(tags)))] }) };
  };
  return { ...site, pages: pages.map((page) => withOneList({ ...page, blocks: page.blocks.map(withTarget) })) };
}

/* Paginates one list of pages. */
function withOneList(page: Site['pages'][number]): Site['pages'][number] {
  const first = page.blocks.find((block) => block.type === 'page-list' && block.limit === undefined);
  const blocks = page.blocks.map((block) =>
    block.type !== 'page-list' || block === first ? block : { ...block, limit: block.limit ?? 3 },
  );
  const { date, updated, ...rest } = page;
  const isLate = updated === undefined || date === undefined || compareDates(updated, date) >= 0;
  return { ...rest, blocks, ...(date !== undefined && { date }), ...(updated !== undefined && isLate && { updated }) };
}

/* Makes variants of the CV omit existing things. */
function withVariants(site: Site, choose: <Value>(list: readonly Value[]) => Value): Site {
  const { variants } = site.outputs ?? {};
  if (!variants) return site;
  const parts = [...cvKinds, ...site.pages.flatMap(({ blocks }) => blocks.flatMap(({ id }) => id ?? []))];
  const known = Object.entries(variants).map(([name, { drop, ...rest }]) => [
    name,
    { ...rest, ...(drop && { drop: [...new Set(drop.map(() => choose(parts)))] }) },
  ]);
  return { ...site, outputs: { ...site.outputs, variants: Object.fromEntries(known) } };
}

/* Makes skills refer to existing entries and cards. */
function withEvidence({ pages, ...site }: Site, choose: <Value>(list: readonly Value[]) => Value): Site {
  const known = (['web', 'cv'] as const).flatMap((audience) => [
    ...evidenceIn(registry, forAudience(registry, audience, { ...site, pages })).keys(),
  ]);
  const proven = (block: Block): Block =>
    block.type !== 'skill-group'
      ? block
      : {
          ...block,
          groups: block.groups.map((group) => ({
            ...group,
            skills: group.skills.map(({ evidence, ...skill }) => ({
              ...skill,
              ...(evidence && { evidence: known.length === 0 ? [] : [...new Set(evidence.map(() => choose(known)))] }),
            })),
          })),
        };
  return { ...site, pages: pages.map((page) => ({ ...page, blocks: page.blocks.map(proven) })) };
}

/* Limits details of the owner to the pages or the CV, if no text and no form uses them. */
function keptFor(site: Site): Site {
  const { for: kept, ...owner } = site.owner;
  if (!kept?.email || kept.email.length === 2) return site;
  const isNeeded = site.pages.some(({ blocks }) => blocks.some(({ type }) => type === 'form'));
  if (!isNeeded && !JSON.stringify({ ...site, owner }).includes('{email}')) return site;
  const { email: _, ...others } = kept;
  return { ...site, owner: { ...owner, for: others } };
}
