import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Site } from '../../schema/site.ts';
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

/* Generating sites takes longer than compiling them, so all tests share these. */
const sites = fc.sample(anySite, runs(150).numRuns);

function warningsOf(site: Site): string[] {
  const warnings = known.get(site) ?? reported(compileSite(site), 'warning');
  known.set(site, warnings);
  return warnings;
}
const known = new Map<Site, string[]>();

test.each(Object.entries(mutations))('reports once, and at the right location, that %s', (_, mutationsOf) => {
  const possible = sites.filter((site) => mutationsOf(site).length > 0);
  expect(possible.length).toBeGreaterThan(0);
  fc.assert(
    fc.property(fc.constantFrom(...possible), fc.nat(), (site, choice) => {
      const all = mutationsOf(site);
      const mutation = all[choice % all.length]?.();
      if (!mutation) return;
      const { code, pointer, isPlain = false, text = JSON.stringify(mutation.site, null, 2) } = mutation;
      const compiled = compileSite(text);
      const errors = reported(compiled, 'error');
      expect(errors).toEqual([`${code} at ${pointer}`]);
      const warnings = warningsOf(site);
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
