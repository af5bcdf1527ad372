import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { formatSite, siteOf as starterSite } from '../../../src/cli/new/starter.ts';
import { resumeOf } from '../../../src/core/outputs/resume/resume-of.ts';
import { fillStarter } from '../../../src/resume-import/fill-starter.ts';
import { readResume } from '../../../src/resume-import/read-resume.ts';
import { siteOfResume } from '../../../src/resume-import/site-of-resume.ts';
import { type AnyRecord, acceptsResume, day, examples, named, written } from '../../support/resume.ts';
import { anyResume } from '../generators/resume.ts';
import { runs } from '../generators/runs.ts';

const starter = formatSite(starterSite({ name: 'Amina' }));

test('a starter is filled with any résumé without errors, and exports it', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const { owner, ...found } = readResume(registry, resume);
      const after = JSON.parse(fillStarter(registry, starter, JSON.parse(starter), { ...found, owner }));
      const exported = resumeOf(registry, written(after), day);
      expect(acceptsResume(exported)).toBe(true);
      expect(exported).toMatchObject({ ...resume, basics: { ...resume.basics } });
    }),
    runs(50),
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
