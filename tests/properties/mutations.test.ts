import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Compiled } from '../../src/core/pipeline.ts';
import { fixedOnce } from '../support/fixed-once.ts';
import { compileSite } from '../support/sites/site.ts';
import { mutations } from './generators/mutations.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

const reported = ({ diagnostics }: Compiled, severity: 'error' | 'warning') =>
  diagnostics
    .filter((diagnostic) => diagnostic.severity === severity)
    .map(({ code, pointer }) => `${code} at ${pointer}`);

test.each(Object.entries(mutations))('reports once, and at the right location, that %s', (_, mutationsOf) => {
  const possible = anySite.filter((site) => mutationsOf(site).length > 0);
  fc.assert(
    fc.property(possible, fc.nat(), (site, choice) => {
      const all = mutationsOf(site);
      const mutation = all[choice % all.length]?.();
      if (!mutation) return;
      const { code, pointer, isPlain = false, text = JSON.stringify(mutation.site, null, 2) } = mutation;
      const compiled = compileSite(text);
      const errors = reported(compiled, 'error');
      expect(errors).toEqual([`${code} at ${pointer}`]);
      const warnings = reported(compileSite(site), 'warning');
      expect(reported(compiled, 'warning').filter((warning) => !warnings.includes(warning))).toEqual([]);

      // A mistake with one possible fix has an unambiguous fix, which results in a valid site.
      const { fix } = compiled.diagnostics.find((diagnostic) => diagnostic.code === code) ?? {};
      if (isPlain) expect(fix).toMatchObject({ certain: true });
      if (!fix?.certain) return;
      const fixed = reported(compileSite(fixedOnce(compiled)), 'error');
      expect(fixed).toEqual([]);
    }),
    runs(12),
  );
});
