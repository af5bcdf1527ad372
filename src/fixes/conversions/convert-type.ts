import { site as siteSchema } from '../../../schema/site.ts';
import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import type { AjvFinding } from '../../core/validation/finding.ts';
import { typesIn } from '../../core/validation/types-in.ts';
import { writeEnd } from '../../core/validation/write.ts';
import { isRecord } from '../../shared/is-record.ts';
import { matchesSchema } from '../matches-schema.ts';
import { parentContext, schemaIn } from '../parent-context.ts';
import { asGroup, asPeriod, asPicture, asVideo } from './convert-groups.ts';
import { asGroups, asPairs, firstOf, inner, joined, split, wrapped } from './convert-lists.ts';
import { asBoolean, asHue, asNumber, asPresent, asText, unquoted } from './convert-values.ts';
import type { TypeMismatch } from './type-mismatch.ts';
import { withoutIt } from './without-it.ts';

/**
 * The fix that turns a value of the wrong type into one of the right type; none when more than one thing may be meant.
 * `site` is all that it stands in.
 */
export function convertType(finding: AjvFinding, site: unknown): Fix | undefined {
  const { instancePath: pointer, params, data, parentSchema } = finding;
  // Of a group ajv knows the schema in which texts are by language; of its settings more is asked here.
  const own = pointer === '' ? siteSchema : schemaIn(parentContext(site, pointer));
  const schema = { ...(own ?? parentSchema), type: typesIn(params.type) };
  // What is longer than any value is no slip, and takes time.
  if (typeof data === 'string' && data.length > longest) return undefined;
  for (const convert of conversions) {
    const fix = convert({ pointer, data, schema, site });
    if (fix) return fix;
  }
  return undefined;
}

const longest = 5000;

/* The first that knows a fix has it. */
const conversions: ((wrong: TypeMismatch) => Fix | undefined)[] = [
  deleted,
  renamed,
  unquoted,
  asBoolean,
  asNumber,
  asHue,
  inner,
  asPairs,
  wrapped,
  split,
  asGroups,
  joined,
  asText,
  asPicture,
  asVideo,
  asPeriod,
  asGroup,
  asPresent,
  firstOf,
  emptied,
];

/* Nothing for a value is no setting; nor is false, where nothing else can be meant by it. */
function deleted({ pointer, data, site }: TypeMismatch): Fix | undefined {
  if (data === null) return writeEnd(pointer) ?? withoutIt(pointer, site, 'add a value or remove it', true);
  return data === false ? withoutIt(pointer, site, 'remove it to omit it from the site') : undefined;
}

/* Several languages have a setting of their own. */
function renamed({ pointer, data, site }: TypeMismatch): Fix | undefined {
  if (pointer !== '/language' || !Array.isArray(data) || data.length < 2) return undefined;
  const { data: settings } = parentContext(site, pointer);
  if (settings.languages !== undefined || !matchesSchema(siteSchema.properties.languages, data)) return undefined;
  const text = '"languages"';
  return { text: `rename it to ${text}`, certain: true, edits: [{ at: { pointer, part: 'key' }, text }] };
}

/* Nothing in quotation marks or brackets is no list and no group. */
function emptied({ pointer, data, site }: TypeMismatch): Fix | undefined {
  const isEmpty = data === '' || (isRecord(data) && Object.keys(data).length === 0);
  return isEmpty ? withoutIt(pointer, site, 'remove it: it is empty') : undefined;
}
