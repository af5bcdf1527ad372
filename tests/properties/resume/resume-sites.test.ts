import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { resumeOf } from '../../../src/core/outputs/resume/resume-of.ts';
import { readResume } from '../../../src/resume-import/read-resume.ts';
import { acceptsResume, day, exported, lost, written } from '../../support/resume.ts';
import { runs } from '../generators/runs.ts';
import { anySite } from '../generators/site.ts';

test('a site is exported as a valid résumé, whose data is imported again', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const result = resumeOf(registry, written(site), day);
      expect(acceptsResume(result), JSON.stringify(acceptsResume.errors)).toBe(true);
      const found = readResume(registry, result);
      // Texts with replaced placeholders may be longer than written ones.
      fc.pre(lost(found).length === 0);
      expect(exported(found)).toEqual(result);
    }),
    runs(60),
  );
});
