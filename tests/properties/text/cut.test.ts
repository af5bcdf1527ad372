import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../../src/cli/report/format-diagnostics.ts';
import { compileSite } from '../../support/sites/site.ts';
import { runs } from '../generators/runs.ts';
import { anySite } from '../generators/site.ts';

const style = { isColored: false, width: 80, limit: 20 };

/* Characters that get into a file by mistake. */
const debris = fc.constantFrom(
  ...'{}[]:,"\'\\/#.-+=;()<>“”’\n\t \u00A0\u200B\uFEFF\u0000\u2028\uD800é0eNt',
  '//',
  '/*',
  '\\u',
  '""',
  '{}',
  '...',
  'null',
);

test('explains every invalid file, wherever it is cut off and whatever is inserted', () => {
  fc.assert(
    fc.property(anySite, fc.nat(), fc.nat(8), debris, fc.boolean(), (site, place, length, text, isCutOff) => {
      const right = JSON.stringify(site, null, 2);
      const at = place % right.length;
      const wrong = right.slice(0, at) + text + (isCutOff ? '' : right.slice(at + length));
      const { site: compiled, diagnostics, locator } = compileSite(wrong);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      expect(errors.length > 0).toBe(compiled === null);
      for (const { code, label, help, fix, message, path } of errors) {
        expect([wrong.slice(Math.max(0, at - 40), at + 40), code, message, label, help, fix?.text]).not.toContain('');
        expect(`${message}${help}${path}`).not.toMatch(/undefined|\[object|→ ?$/);
      }
      expect(() => formatDiagnostics(diagnostics, 'site.json', locator, style)).not.toThrow();
    }),
    runs(250),
  );
});
