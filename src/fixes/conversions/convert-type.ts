import { site as siteSchema } from '../../../schema/site.ts';
import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import type { AjvFinding } from '../../core/validation/finding.ts';
import { typesIn } from '../../core/validation/schema.ts';
import { writeEnd } from '../../core/validation/write.ts';
import { isRecord } from '../../shared/is-record.ts';
import { matchesSchema } from '../matches-schema.ts';
import { parentContext, schemaIn } from '../parent-context.ts';
import { asGroup, asPeriod, asPicture, asVideo } from './convert-groups.ts';
import { asGroups, asPairs, joinTexts, keepFirst, splitText, unwrapSingle, wrapInBrackets } from './convert-lists.ts';
import { asBoolean, asColor, asNumber, asPresentDate, asText, unquote } from './convert-values.ts';
import { removeSetting } from './remove-setting.ts';
import type { TypeMismatch } from './type-mismatch.ts';

/**
 * Returns the fix that converts a value to the right type; undefined if there is none, or if it is ambiguous. `site` is
 * the whole site.
 */
export function convertType(registry: BlockRegistry, finding: AjvFinding, site: unknown): Fix | undefined {
  const { instancePath: pointer, params, data, parentSchema } = finding;
  // ajv reports the schema in which texts can be objects by language; the conversions need the schema of the setting.
  const ownSchema = pointer === '' ? siteSchema : schemaIn(parentContext(registry, site, pointer));
  const schema = { ...(ownSchema ?? parentSchema), type: typesIn(params.type) };
  // Longer texts aren't typing mistakes, and matching them is slow.
  if (typeof data === 'string' && data.length > maxLength) return undefined;
  for (const convert of conversions) {
    const fix = convert({ pointer, data, schema, site, registry });
    if (fix) return fix;
  }
  return undefined;
}

const maxLength = 5000;

/* The first fix is used. */
const conversions: ((mismatch: TypeMismatch) => Fix | undefined)[] = [
  removeNothing,
  renameToLanguages,
  unquote,
  asBoolean,
  asNumber,
  asColor,
  unwrapSingle,
  asPairs,
  wrapInBrackets,
  splitText,
  asGroups,
  joinTexts,
  asText,
  asPicture,
  asVideo,
  asPeriod,
  asGroup,
  asPresentDate,
  keepFirst,
  removeEmpty,
];

/* Removes null, and false where it can only mean that the setting is off. */
function removeNothing({ pointer, data, site, registry }: TypeMismatch): Fix | undefined {
  if (data === null)
    return writeEnd(pointer) ?? removeSetting(registry, pointer, site, 'add a value or remove it', true);
  return data === false ? removeSetting(registry, pointer, site, 'remove it to omit it from the site') : undefined;
}

/* Several languages belong in `languages`. */
function renameToLanguages({ pointer, data, site, registry }: TypeMismatch): Fix | undefined {
  if (pointer !== '/language' || !Array.isArray(data) || data.length < 2) return undefined;
  const { data: settings } = parentContext(registry, site, pointer);
  if (settings.languages !== undefined || !matchesSchema(siteSchema.properties.languages, data)) return undefined;
  const text = '"languages"';
  return { text: `rename it to ${text}`, certain: true, edits: [{ at: { pointer, part: 'key' }, text }] };
}

/* Removes empty texts, arrays and objects. */
function removeEmpty({ pointer, data, site, registry }: TypeMismatch): Fix | undefined {
  const isEmpty = data === '' || (isRecord(data) && Object.keys(data).length === 0);
  return isEmpty ? removeSetting(registry, pointer, site, 'remove it: it is empty') : undefined;
}
