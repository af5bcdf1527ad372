import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { resumeOf } from '../../../src/core/outputs/resume/resume-of.ts';
import { readResume } from '../../../src/resume-import/read-resume.ts';
import { type AnyRecord, day, exported, lost, written } from '../../support/resume.ts';
import { siteWith } from '../../support/sites/site.ts';
import { runs } from '../generators/runs.ts';

/* Characters of Markdown in any order. */
const piece = fc.constantFrom(
  ...['a', 'b', ' ', ' ', '*', '**', '_', '__', '`', '\\', '[', ']', '(', ')', '!', '{', '}', '.', '\n', '- '],
  ...['**a**', '_b_', '`a{b}`', '`{{`', '\\*', '\\`', '__init__', '](/a)', '<b>', '# ', '{name}', 'é'],
  ...[
    '[a](https://example.com/)',
    '[**b**](mailto:a@example.com)',
    '[](https://a.example)',
    '[a](https://a.example "b")',
  ],
);
const marked = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => `a${pieces.join('')}b`);

test('Markdown in a résumé is exported unchanged', () => {
  fc.assert(
    fc.property(marked, marked, marked, (summary, highlight, reference) => {
      const resume = {
        basics: { name: 'A' },
        work: [{ name: 'a', summary, highlights: [highlight] }],
        references: [{ name: 'a', reference }],
      };
      const found = readResume(registry, resume);
      expect(lost(found)).toEqual([]);
      expect(exported(found)).toEqual(resume);
    }),
    runs(100),
  );
});

test('links and emphasis of a site survive an export and an import', () => {
  fc.assert(
    fc.property(marked, (text) => {
      const description = text.replace(/\{(?!name\})/g, '{{');
      const entries = [{ organization: 'a', description }];
      const site = siteWith({ type: 'hero', headline: 'a' }, { type: 'timeline', id: 'a', entries });
      let result: AnyRecord = {};
      try {
        result = resumeOf(registry, written(site), day);
      } catch {
        // A broken link is rejected.
        fc.pre(false);
      }
      expect(exported(readResume(registry, result))).toEqual(result);
    }),
    runs(100),
  );
});
