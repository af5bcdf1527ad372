import fc from 'fast-check';
import { type AnyRecord, resumeSchema } from '../../support/resume.ts';
import { textOf } from './texts.ts';

/*
 * Generates résumés from the schema of JSON Resume itself, limited to those that a site can represent. Other properties
 * test that everything else is reported.
 */

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  definitions?: Record<string, Schema>;
}

/** The settings that are reported and kept, but are not part of a site. */
const notNamed = new Set(['$schema', 'meta', 'image']);

/** The settings of which an entry needs at least one. */
const needed: Record<string, string[]> = {
  basics: ['name'],
  profiles: ['network'],
  work: ['name', 'position'],
  volunteer: ['organization', 'position'],
  education: ['institution', 'studyType'],
  awards: ['title'],
  certificates: ['name'],
  publications: ['name'],
  skills: ['name'],
  languages: ['language'],
  interests: ['name'],
  references: ['name', 'reference'],
  projects: ['name'],
};

/* The settings with several paragraphs. */
const prose = new Set(['summary', 'description', 'highlights', 'reference']);
const words: Record<string, fc.Arbitrary<string>> = {
  phone: fc.constantFrom('(912) 555-4321', '+216 00 000 000', '12-34', '+(1) 5.6/7'),
  countryCode: fc.constantFrom('US', 'TN', 'XK'),
  level: fc.constantFrom('Master', '90', '0', '100', '45.5', '1e2', 'Level 3'),
  fluency: fc.constantFrom('Native speaker', 'B2', 'C2', 'b1', 'Native', 'Professional working proficiency'),
  type: fc.constantFrom('application', 'talk', 'Été', 'عرض', 'talk!', 'constructor', '{x}'),
};

const urls = fc.constantFrom(
  'https://example.com',
  'http://example.com/a_(b)/?q=%7B%22&b=c#d/e?f',
  'https://[2001:db8::1]:8443/~x;y=1,2',
  'https://Example.COM/%C3%BC',
  'https://doi.org/10.1000/182',
  'https://user.github.io/',
);
const mails = fc.constantFrom('amina@example.com', "o'hara+x@mail.example.co.uk", 'A-B_c@x1.io');
const dates = fc.constantFrom('1999', '2014', '2014-06', '2014-12', '2014-06-29', '2016-02-29', '2020-01-01');

/** A résumé that a site can represent, with only known settings. */
export const anyResume: fc.Arbitrary<AnyRecord> = arbitraryOf(resumeSchema, '').map((value) => value as AnyRecord);

function arbitraryOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.$ref) return dates;
  if (schema.type === 'array') return fc.array(arbitraryOf(schema.items ?? {}, name), { minLength: 1, maxLength: 3 });
  if (schema.properties) return objectOf(schema.properties, name);
  if (schema.format === 'uri') return urls;
  if (schema.format === 'email') return mails;
  return words[name] ?? textOf(prose.has(name) ? 'prose' : 'label', 60, false).map(unescaped);
}

/* Braces as people write them: single. */
function unescaped(text: string): string {
  return text.replaceAll('{{', '{');
}

function objectOf(properties: Record<string, Schema>, name: string): fc.Arbitrary<AnyRecord> {
  const values = Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => !notNamed.has(key))
      .map(([key, schema]) => [key, arbitraryOf(schema, key)]),
  );
  const [one, other = one] = needed[name] ?? [];
  const always = name === '' ? ['basics'] : [one, other].filter((key) => key !== undefined);
  return (
    fc
      .tuple(fc.record(values, { requiredKeys: always }), fc.constantFrom(one, other, undefined))
      .map(([whole, left]) => {
        const { [one === other ? '' : (left ?? '')]: _, ...rest } = whole;
        return inOrder(rest);
      })
      .filter((value) => name === '' || Object.keys(value).length > 0)
      // A network alone has no address.
      .filter((value) => name !== 'profiles' || 'username' in value || 'url' in value)
  );
}

/* No entry ends before it starts. */
function inOrder(entry: AnyRecord): AnyRecord {
  const { startDate: start, endDate: end } = entry;
  if (start === undefined || end === undefined) return entry;
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length) ? { ...entry, startDate: end, endDate: start } : entry;
}

/** A place in a résumé: its path and its value. */
export interface Place {
  steps: (string | number)[];
  value: unknown;
}

/** Every value in a résumé, from the outermost. */
export function placesIn(value: unknown, steps: (string | number)[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return [{ steps, value }];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [{ steps, value }, ...entries.flatMap(([step, inner]) => placesIn(inner, [...steps, step]))];
}

/** A copy with another value at a place. */
export function withValue(value: unknown, [step, ...rest]: (string | number)[], other: unknown): unknown {
  if (step === undefined) return other;
  const copy: AnyRecord = Array.isArray(value) ? [...value] : { ...(value as AnyRecord) };
  copy[step] = withValue(copy[step], rest, other);
  return copy;
}
