import { site as siteSchema } from '../../../schema/site.ts';
import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import type { AjvFinding } from '../../core/validation/finding.ts';
import { typesIn } from '../../core/validation/types-in.ts';
import { writeEnd } from '../../core/validation/write.ts';
import { isRecord } from '../../shared/is-record.ts';
import { matchesSchema } from '../matches-schema.ts';
import { parentContext, schemaIn } from '../parent-context.ts';
import { asGroup, asPeriod, asPicture, asVideo } from './convert-groups.ts';
import { asGroups, asPairs, joinTexts, keepFirst, splitText, unwrapSingle, wrapInBrackets } from './convert-lists.ts';
import { asBoolean, asHue, asNumber, asPresentDate, asText, unquote } from './convert-values.ts';
import type { TypeMismatch } from './type-mismatch.ts';
import { removeSetting } from './without-it.ts';

/**
 * The fix that turns a value of the wrong type into one of the right type; none when more than one thing may be meant.
 * `site` is all that it stands in.
 */
export function convertType(finding: AjvFinding, site: unknown): Fix | undefined {
  const { instancePath: pointer, params, data, parentSchema } = finding;
  // Of a group ajv knows the schema in which texts are by language; of its settings more is asked here.
  const ownSchema = pointer === '' ? siteSchema : schemaIn(parentContext(site, pointer));
  const schema = { ...(ownSchema ?? parentSchema), type: typesIn(params.type) };
  // What is longer than any value is no slip, and takes time.
  if (typeof data === 'string' && data.length > maxLength) return undefined;
  for (const convert of conversions) {
    const fix = convert({ pointer, data, schema, site });
    if (fix) return fix;
  }
  return undefined;
}

const maxLength = 5000;

/* The first that knows a fix has it. */
const conversions: ((mismatch: TypeMismatch) => Fix | undefined)[] = [
  removeNothing,
  renameToLanguages,
  unquote,
  asBoolean,
  asNumber,
  asHue,
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

/* Nothing for a value is no setting; nor is false, where nothing else can be meant by it. */
function removeNothing({ pointer, data, site }: TypeMismatch): Fix | undefined {
  if (data === null) return writeEnd(pointer) ?? removeSetting(pointer, site, 'add a value or remove it', true);
  return data === false ? removeSetting(pointer, site, 'remove it to omit it from the site') : undefined;
}

/* Several languages have a setting of their own. */
function renameToLanguages({ pointer, data, site }: TypeMismatch): Fix | undefined {
  if (pointer !== '/language' || !Array.isArray(data) || data.length < 2) return undefined;
  const { data: settings } = parentContext(site, pointer);
  if (settings.languages !== undefined || !matchesSchema(siteSchema.properties.languages, data)) return undefined;
  const text = '"languages"';
  return { text: `rename it to ${text}`, certain: true, edits: [{ at: { pointer, part: 'key' }, text }] };
}

/* Nothing in quotation marks or brackets is no list and no group. */
function removeEmpty({ pointer, data, site }: TypeMismatch): Fix | undefined {
  const isEmpty = data === '' || (isRecord(data) && Object.keys(data).length === 0);
  return isEmpty ? removeSetting(pointer, site, 'remove it: it is empty') : undefined;
}
