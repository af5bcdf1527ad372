import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { siteOf as starterSite } from '../../../src/cli/new/starter.ts';
import { localize } from '../../../src/core/i18n/localize.ts';
import { resumeOf } from '../../../src/core/outputs/resume/resume-of.ts';
import { importResume } from '../../../src/resume-import/import-resume.ts';
import { readResume } from '../../../src/resume-import/read-resume.ts';
import { siteOfResume } from '../../../src/resume-import/site-of-resume.ts';
import { type AnyRecord, acceptsResume, day, examples, named, written } from '../../support/resume.ts';
import { root } from '../../support/root.ts';
import { compileSite, siteWith, smallSite } from '../../support/sites/site.ts';
import { anyResume } from '../generators/resume.ts';
import { runs } from '../generators/runs.ts';

const starter = localize(registry, starterSite({}), 'en');
const sample = readFileSync(join(root, 'site.json'), 'utf8');
const text = (site: AnyRecord) => `${JSON.stringify(site, null, 2)}\n`;
const sites: [name: string, text: string][] = [
  ['the starter', text(starter)],
  ['the sample', sample],
  ['a small site', text(smallSite())],
  [
    'a site of one line',
    JSON.stringify(
      siteWith(
        { type: 'hero', headline: 'Me', hidden: true },
        { type: 'legal-text', id: 'law', heading: 'Law', sections: [{ heading: 'A', paragraphs: ['B'] }] },
      ),
    ),
  ],
  ...examples.map(([name, resume]): [string, string] => [
    `a site of ${name}`,
    text(siteOfResume(registry, readResume(registry, resume))),
  ]),
];

/* The texts in a value, by their paths without list indexes, because an import may insert entries before them. */
function textsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${value}`];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, Array.isArray(value) ? path : `${path}/${name}`),
  );
}

const isCovered = (part: string[], whole: string[]) => {
  const left = [...whole];
  return part.every((each) => left.includes(each) && left.splice(left.indexOf(each), 1));
};

/* The texts of a site without placeholders of the starter, which an import replaces. */
function ownTexts(site: string): string[] {
  const { owner, ...rest } = JSON.parse(site);
  const nothing = Object.values(starter.owner);
  return textsIn({
    ...rest,
    owner: Object.fromEntries(Object.entries(owner).filter(([, value]) => !nothing.includes(value as string))),
  });
}

test.each(sites)('%s keeps its data, and a second import changes nothing', (name, before) => {
  fc.assert(
    fc.property(fc.oneof(anyResume, fc.constantFrom(...examples.map(([, resume]) => resume))), (resume) => {
      const found = readResume(registry, resume);
      const { text: after } = importResume(registry, before, found, starter);
      expect(importResume(registry, after, found, starter).text).toBe(after);
      const { diagnostics } = compileSite(after);
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(acceptsResume(resumeOf(registry, written(JSON.parse(after)), day))).toBe(true);
      if (name !== 'the starter') expect(isCovered(ownTexts(before), ownTexts(after))).toBe(true);
    }),
    runs(20),
  );
});

test.each(examples)('%s is exported from its site unchanged', (_, resume) => {
  expect(resumeOf(registry, written(siteOfResume(registry, readResume(registry, resume))), day)).toEqual(named(resume));
});

test.each(examples)('%s is exported with its unsupported data on request', (_, resume) => {
  const more: AnyRecord = {
    ...resume,
    'x-theme': { colour: 'red' },
    work: resume.work.map((entry: AnyRecord, index: number) => ({ ...entry, 'x-team': index })),
  };
  const site = { ...siteOfResume(registry, readResume(registry, more)), outputs: { resume: { notes: true } } };
  const { image: _image, ...basics } = more.basics;
  expect(resumeOf(registry, written(site), day)).toEqual({ ...more, basics });
});
