import { isRecord } from '../../shared/is-record.ts';
import type { Fix, Location } from '../diagnostic/diagnostic.ts';
import type { AjvFinding } from './finding.ts';

/**
 * The fix that turns a value of the wrong type into one of the right type; none when more than one thing may be meant.
 */
export function convertType(finding: AjvFinding): Fix | undefined {
  const at = { pointer: finding.instancePath, part: 'value' } as const;
  return unquoted(finding, at) ?? wrapped(finding, at) ?? rewritten(finding, at);
}

/** The types that a value may be of, where a schema names one or several. */
export const typesIn = (type: unknown): string[] => [type ?? []].flat().map(String);

/* Quotation marks around a number or true/false come off when what is left fits. */
function unquoted({ params: { type }, data, parentSchema: schema }: AjvFinding, at: Location): Fix | undefined {
  if (typeof data !== 'string') return undefined;
  const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(data) ? Number(data) : undefined;
  const types = typesIn(type);
  const fits =
    (types.includes('boolean') && (data === 'true' || data === 'false')) ||
    (number !== undefined &&
      (types.includes('number') || (types.includes('integer') && Number.isInteger(number))) &&
      number >= Number(schema.minimum) &&
      number <= Number(schema.maximum));
  return fits ? withoutQuotes(at, data) : undefined;
}

/** The same for a value that is the only one: "version": "1". */
export function unquotedAmong(allowed: readonly unknown[], data: unknown, at: Location): Fix | undefined {
  const fits = typeof data === 'string' && allowed.some((value) => typeof value !== 'string' && String(value) === data);
  return fits ? withoutQuotes(at, data) : undefined;
}

const withoutQuotes = (at: Location, text: string): Fix => ({
  text: `remove the quotation marks: ${text}`,
  certain: true,
  edits: [{ at, text }],
});

/* One entry where a list of such entries belongs goes into brackets. */
function wrapped({ params, data, parentSchema: schema }: AjvFinding, at: Location): Fix | undefined {
  const { type = 'object', properties = { type: {} } } = schema.items ?? {};
  if (!typesIn(params.type).includes('array') || type !== typeof data || data === null) return undefined;
  const isEntry =
    typeof data === 'string' || (isRecord(data) && Object.keys(properties).some((name) => Object.hasOwn(data, name)));
  if (!isEntry) return undefined;
  const edits = typeof data === 'string' ? [{ at, text: `[${JSON.stringify(data)}]` }] : [];
  return { text: 'put it in square brackets', certain: false, edits };
}

/* A number in a text stands alone where a number belongs, and in quotation marks where a text belongs. */
function rewritten({ params, data, parentSchema: schema }: AjvFinding, at: Location): Fix | undefined {
  const types = typesIn(params.type);
  if (types.includes('boolean') && /^(?:yes|no|on|off)$/i.test(String(data))) {
    const text = String(/^(?:yes|on)$/i.test(String(data)));
    return { text: `write ${text}`, certain: false, edits: [{ at, text }] };
  }
  const isText = (value: unknown) => new RegExp(String(schema.pattern ?? ''), 'u').test(String(value));
  if (types.includes('string') && Number.isFinite(data) && schema.enum === undefined) {
    // A fraction might be written in several ways.
    const certain = Number.isSafeInteger(data);
    return isText(data)
      ? { ...write(at, String(data)), text: `put it in quotation marks: "${data}"`, certain }
      : undefined;
  }
  if (
    types.includes('string') &&
    Array.isArray(data) &&
    data.length === 1 &&
    typeof data[0] === 'string' &&
    isText(data[0])
  )
    return { text: 'write it without square brackets', certain: false, edits: [] };
  const number = typeof data === 'string' ? /^\s*(-?\d+(?:\.\d+)?)\s*(?:%|\+|px|ms)\s*$/.exec(data)?.[1] : undefined;
  if (!types.some((type) => type === 'number' || type === 'integer') || number === undefined) return undefined;
  return { text: `write ${number}`, certain: false, edits: [{ at, text: number }] };
}

/** Writes a text instead of what stands there. */
export const write = (at: Location, text: string): Fix => ({
  text: `write ${JSON.stringify(text)}`,
  certain: false,
  edits: [{ at, text: JSON.stringify(text) }],
});
