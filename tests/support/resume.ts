import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { resumeOf } from '../../src/core/outputs/resume/resume-of.ts';
import type { Resume } from '../../src/core/outputs/resume/resume-sections.ts';
import type { FoundResume } from '../../src/resume-import/read-resume.ts';
import { siteOfResume } from '../../src/resume-import/site-of-resume.ts';
import { compileSite } from './sites/site.ts';

// biome-ignore lint/suspicious/noExplicitAny: a résumé may be anything
export type AnyRecord = Record<string, any>;

const { resolve } = createRequire(import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(resolve(`@jsonresume/schema/${name}.json`), 'utf8'));

/** The schema of the package, and whether it accepts a value. */
export const resumeSchema: AnyRecord = read('schema');
const ajv = new Ajv({ strict: true, strictRequired: true, allErrors: true });
formats.default(ajv);
export const acceptsResume = ajv.compile(resumeSchema);

/** The sample and the examples of the package. */
export const examples: [name: string, resume: AnyRecord][] = [
  'sample.resume',
  'examples/career-changer.resume',
  'examples/new-grad.resume',
  'examples/senior-engineer.resume',
].map((name) => [name, read(name)]);

/** The day of every test. */
export const day = { year: 2026, month: 3, day: 4 };

/** A site as in its file. Throws if it has errors. */
export function written(site: AnyRecord): Site {
  const compiled = compileSite(site);
  if (compiled.localized) return compiled.localized;
  throw new Error(compiled.diagnostics.map(({ code, message, path }) => `${code} ${message} at ${path}`).join('\n'));
}

/** The export of a site that contains only the imported data. */
export const exported = (found: FoundResume): Resume => resumeOf(registry, written(siteOfResume(registry, found)), day);

/** The values that an import skipped or changed. */
export const lost = ({ issues }: FoundResume) => issues.filter(({ kind }) => kind !== 'kept');

/** A résumé without the address of its schema and its modification date, which sites don't have. */
export function named(resume: AnyRecord): AnyRecord {
  const { $schema: _, meta: __, ...rest } = resume;
  return withoutEmpty(rest);
}

/* An empty text has no meaning. */
function withoutEmpty(value: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === '' ? [] : [[name, name === 'basics' ? withoutEmpty(inner) : inner]],
    ),
  );
}
