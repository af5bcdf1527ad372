import type { EditorSchema } from './editor-texts.ts';

/** Settings with fewer characters of JSON than this aren't worth a definition. */
const least = 250;

/**
 * Returns an equivalent schema in which settings that are the same in several places, such as an icon, an id or an
 * audience, are defined once and referenced.
 */
export function definedOnce(schema: EditorSchema): EditorSchema {
  const names = namesOf(schema);
  const definitions: Record<string, EditorSchema> = {};
  const refer = (node: EditorSchema): EditorSchema => ({
    ...node,
    ...(node.properties && { properties: mapped(node.properties, referTo) }),
    ...(node.items && { items: refer(node.items) }),
    ...(node.definitions && { definitions: mapped(node.definitions, refer) }),
  });
  const referTo = (setting: EditorSchema): EditorSchema => {
    const name = names.get(JSON.stringify(setting));
    if (name === undefined) return refer(setting);
    definitions[name] ??= refer(setting);
    return { $ref: `#/definitions/${name}` };
  };
  const referring = refer(schema);
  return { ...referring, definitions: { ...referring.definitions, ...definitions } };
}

/* The names of the definitions: the name of the setting, with a number if that is taken. */
function namesOf(schema: EditorSchema): Map<string, string> {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  const taken = new Set(Object.keys(schema.definitions ?? {}));
  for (const [name, setting] of frontMatterIn(schema)) {
    const written = JSON.stringify(setting);
    if (written.length < least || names.has(written)) continue;
    if (!seen.has(written)) seen.add(written);
    else names.set(written, freeName(name, taken));
  }
  return names;
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}${number}`;
  taken.add(free);
  return free;
}

function* frontMatterIn({ properties, items, definitions }: EditorSchema): Generator<[string, EditorSchema]> {
  for (const [name, setting] of Object.entries(properties ?? {})) {
    yield [name, setting];
    yield* frontMatterIn(setting);
  }
  if (items) yield* frontMatterIn(items);
  for (const definition of Object.values(definitions ?? {})) yield* frontMatterIn(definition);
}

const mapped = (
  map: Record<string, EditorSchema>,
  change: (value: EditorSchema) => EditorSchema,
): Record<string, EditorSchema> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));
