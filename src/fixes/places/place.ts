import { describePath } from '../../core/diagnostics/wording.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { schemaAt } from '../../core/validation/schema-visitor.ts';
import { isRecord } from '../../shared/is-record.ts';
import { synonymOf } from '../names/known-alias.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { moved, newEntry } from './moved.ts';
import type { Offer } from './offer.ts';

/** The place of a setting that the object at `way` does not know: in a part of it, in something around it, or nowhere. */
export function placeOf(key: string, way: JsonPath, site: unknown): Offer | undefined {
  const from = [...way, key];
  const value = valueAt(site, from);
  const isTop = way.length === 0;
  const inner = inPart(key, way, site, isTop ? ['owner', 'theme'] : []);
  if (inner) return placed(site, from, inner.to, inner.value);
  if (own.has(key)) return undefined;
  for (let depth = way.length - 1; depth >= 0; depth--) {
    const at = way.slice(0, depth);
    const here = valueAt(site, at);
    if (!isRecord(here) || Array.isArray(here)) continue;
    const setting = schemaAt(site, at.map(String)).properties?.[key];
    const fit = setting && coerceValue(setting, value, { key, name: '' });
    if (fit === undefined) continue;
    if (!Object.hasOwn(here, key)) return placed(site, from, [...at, key], fit === value ? undefined : fit);
    if (depth === 0) return { text: `keep only one: "${key}" is already set at the top of the file` };
  }
  const other = isTop ? undefined : inPart(key, [], site, [], value);
  return other && placed(site, from, other.to, other.value);
}

/* Every part of a site has one of these, or means something else by it. */
const own = new Set(
  'id hidden for languages title name label heading description intro summary text date period picture pictures image video facts href page icon links items tags type value level width gap visible duration'.split(
    ' ',
  ),
);

/* A part of an object that takes a setting, and is there or needs nothing else. `known` parts know it by other words too. */
function inPart(key: string, way: JsonPath, site: unknown, known: string[], given?: unknown) {
  const here = valueAt(site, way) as Record<string, unknown>;
  const value = given ?? here[key];
  for (const [name, part] of Object.entries(schemaAt(site, way.map(String)).properties as Record<string, Schema>)) {
    const inside = Object.hasOwn(here, name) ? here[name] : {};
    if (part.properties === undefined || !isRecord(inside) || Array.isArray(inside) || aside.has(name)) continue;
    const needs = [...(part.required ?? []), ...(part.else?.required ?? [])];
    const meant = meantIn(part, key, value, inside, known.includes(name));
    const isWhole = Object.hasOwn(here, name) || name === 'owner' || needs.every((each) => each === meant?.name);
    const [only, ...others] = meant?.areEntries ? (meant.value as unknown[]) : [];
    if (!meant || !isWhole || others.length > 0) continue;
    if (only !== undefined) return { to: [...way, name, meant.name, newEntry], value: only };
    return { to: [...way, name, meant.name], value: meant.value === value ? undefined : meant.value };
  }
  return undefined;
}

/* What has settings that say little without it. */
const aside = new Set(['notifications', 'image', 'for', 'notFound', 'labels']);

function meantIn(part: Schema, key: string, value: unknown, inside: Record<string, unknown>, isKnown: boolean) {
  const { properties = {} } = part;
  if (!Object.hasOwn(properties, key)) return isKnown ? synonymOf(key, { ...inside, [key]: value }, part) : undefined;
  const fit = Object.hasOwn(inside, key) ? undefined : coerceValue(properties[key] as Schema, value, { key, name: '' });
  return fit === undefined ? undefined : { name: key, value: fit, areEntries: undefined };
}

function placed(site: unknown, from: JsonPath, to: JsonPath, value?: unknown): Offer {
  const name = String(to.findLast((step) => step !== newEntry));
  const as = name === from.at(-1) ? '' : `, as "${name}"`;
  const changes = moved(site, from, to, value === undefined ? undefined : () => value);
  const isInside = to.length >= from.length;
  return {
    text: `move it to ${inWords(to.slice(0, to.lastIndexOf(name)), site)}${as}`,
    ...(changes && { changes }),
    ...(isInside && { settles: String(to[from.length - 1]) }),
  };
}

const inWords = (way: JsonPath, site: unknown): string =>
  way.length === 0 ? 'the top of the file' : way.length === 1 ? `"${way[0]}"` : describePath(site, pointerOf(way));

/** What stands at some steps into a value; undefined where nothing does. */
export function valueAt(value: unknown, way: JsonPath): unknown {
  return way.reduce<unknown>(
    (here, step) => (isRecord(here) && Object.hasOwn(here, step) ? here[step] : undefined),
    value,
  );
}
