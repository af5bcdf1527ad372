import fc from 'fast-check';
import { composeSchema } from '../../schema/compose.ts';
import { patterns } from '../../schema/patterns.ts';
import type { Site } from '../../schema/site.ts';
import { isReservedField, isReservedId } from '../../src/compile/reserved.ts';
import { mapTexts, type TextKind } from '../../src/compile/walk.ts';
import { textOf } from './texts.ts';

/*
 * Sites that the schema allows, made from the schema itself. It knows the closed set of keywords and throws on any other,
 * so a schema that grows grows its sites too.
 */

interface Schema {
  $ref?: string;
  type?: string;
  title?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: { if: Schema; then: Schema }[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
}

const root = composeSchema() as unknown as Schema & { definitions: Record<string, Schema> };
const known = new Set(
  `$schema $ref type title description examples default const enum pattern minLength maxLength minimum maximum minItems
  maxItems uniqueItems items properties required additionalProperties allOf if then else definitions`.split(/\s+/),
);
const kinds = new Map(Object.entries(patterns).map(([kind, pattern]) => [pattern as string, kind as TextKind]));

/** A site that check finds no error in. */
export const anySite: fc.Arbitrary<Site> = fc
  .tuple(generate(root, []), fc.infiniteStream(fc.nat(1000)))
  .map(([value, choices]) => agree(value as Site, choices));

function generate(schema: Schema, way: string[]): fc.Arbitrary<unknown> {
  const unknown = Object.keys(schema).filter((keyword) => !known.has(keyword));
  if (unknown.length > 0) throw new Error(`no generator knows the keyword ${unknown} at ${way.join('/')}`);
  if (schema.$ref) return generate(root.definitions[schema.$ref.replace('#/definitions/', '')] ?? {}, way);
  if (schema.allOf) return fc.oneof(...schema.allOf.map(({ then }) => generate(then, way)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string': {
      const kind = kinds.get(schema.pattern ?? '');
      const most = schema.maxLength ?? 500;
      const isTimeless = ['labels', 'owner', 'image'].includes(way[0] ?? '') || way[1] === 'image';
      return kind ? textOf(kind, most, isTimeless) : fc.constantFrom('', '+', ' %').map((text) => text.slice(0, most));
    }
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'number':
      return fc
        .double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true })
        .map((n) => Number(n.toFixed(2)));
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const least = schema.minItems ?? 0;
      const most = Math.max(least, Math.min(schema.maxItems ?? 3, 3));
      const items = generate(schema.items ?? {}, way);
      const sizes = { minLength: least, maxLength: most };
      return schema.uniqueItems ? fc.uniqueArray(items, sizes) : fc.array(items, sizes);
    }
    default:
      return objectOf(schema, way);
  }
}

function objectOf({ properties = {}, required = [], ...rest }: Schema, way: string[]): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, generate(schema, [...way, name])]),
  );
  // If one is there or else the other; of a select and its options it is enough to have them always.
  const either = [...(rest.if?.required ?? []), ...(rest.else?.required ?? []), ...(rest.then?.required ?? [])];
  return fc.record(values, { requiredKeys: [...required, ...either.filter((key) => properties[key])] });
}

/* Makes names unique, and lets everything that refers to something refer to what is there. */
function agree(site: Site, choices: Iterator<number>): Site {
  const choose = <Value>(list: readonly Value[]): Value => list[(choices.next().value ?? 0) % list.length] as Value;
  const unique = (taken: Set<string>, name: string): string => {
    let free = name;
    for (let number = 2; taken.has(free); number++) free = `${name}${number}`;
    taken.add(free);
    return free;
  };
  const paths = new Set(['/']);
  site.owner.email ??= 'amina@example.com';
  site.owner.name = 'Amina {{Trabelsi}';
  site.pages = site.pages.map((page, index) => {
    const ids = new Set<string>();
    const blocks = page.blocks.map((block) => {
      const id = unique(ids, block.id && !isReservedId(block.id) ? block.id : 'place');
      switch (block.type) {
        case 'timeline':
          return {
            ...block,
            id,
            entries: block.entries.map((entry) =>
              entry.period.end < entry.period.start
                ? { ...entry, period: { start: '2000-01', end: 'present' } }
                : entry,
            ),
          };
        case 'card-grid': {
          const keys = new Set<string>();
          const categories = block.categories?.map((category) => ({ ...category, id: unique(keys, category.id) }));
          const cards = block.cards.map(({ role, category, ...card }) => ({
            ...card,
            ...(role !== undefined && { role: block.roles?.length ? choose(block.roles) : role }),
            ...(category !== undefined && { category: categories?.length ? choose(categories).id : category }),
          }));
          const roles = block.roles?.length === 0 ? undefined : block.roles;
          const { roles: _, categories: __, ...others } = block;
          return { ...others, id, cards, ...(roles && { roles }), ...(categories && { categories }) };
        }
        case 'form': {
          const names = new Set<string>();
          const fields = block.fields.map((field) => ({
            ...field,
            name: unique(names, isReservedField(field.name) ? 'field' : field.name),
            ...(field.minLength !== undefined && { minLength: Math.min(field.minLength, field.maxLength ?? 100_000) }),
          }));
          return { ...block, id, fields };
        }
        default:
          return { ...block, id };
      }
    });
    const path = index === 0 ? '/' : unique(paths, page.path === '/' ? '/page' : page.path);
    return { ...page, path, blocks: blocks as typeof page.blocks, ...(index === 0 && { hidden: false }) };
  });
  const addresses = [
    'https://example.com/?a=1&b=%22',
    'mailto:{email}?subject={name}',
    'tel:+216',
    '/files/cv.pdf',
    ...site.pages.flatMap((page) =>
      page.hidden
        ? []
        : [
            page.path,
            ...page.blocks.flatMap((block) => (block.hidden || !block.id ? [] : [`${page.path}#${block.id}`])),
          ],
    ),
  ];
  return mapTexts(site, ({ text, kind }) => (kind === 'href' && text !== '#' ? choose(addresses) : text));
}
