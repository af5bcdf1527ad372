import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Compiled } from '../../src/compile/compile.ts';
import { fixOnce } from '../../src/edit/fix.ts';
import { compileSite } from '../support/sites/site.ts';
import { mutations } from './generators/mutations.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

const told = ({ diagnostics }: Compiled, severity: 'error' | 'warning') =>
  diagnostics
    .filter((diagnostic) => diagnostic.severity === severity)
    .map(({ code, pointer }) => `${code} at ${pointer}`);

test.each(Object.entries(mutations))('tells once, and in its place, that %s', (_, mutationsOf) => {
  const possible = anySite.filter((site) => mutationsOf(site).length > 0);
  fc.assert(
    fc.property(possible, fc.nat(), (site, choice) => {
      const all = mutationsOf(site);
      const mutation = all[choice % all.length]?.();
      if (!mutation) return;
      const { code, pointer, isPlain = false, text = JSON.stringify(mutation.site, null, 2) } = mutation;
      const compiled = compileSite(text);
      const errors = told(compiled, 'error');
      expect(errors).toEqual([`${code} at ${pointer}`]);
      const warnings = told(compileSite(site), 'warning');
      expect(told(compiled, 'warning').filter((warning) => !warnings.includes(warning))).toEqual([]);

      // Where nobody could mean anything else, the fix gives a right site; any certain one mends what it is a fix of.
      const { fix } = compiled.diagnostics.find((diagnostic) => diagnostic.code === code) ?? {};
      if (isPlain) expect(fix).toMatchObject({ certain: true });
      if (!fix?.certain) return;
      const fixed = told(compileSite(fixOnce(compiled)), 'error');
      expect(fixed).toEqual([]);
    }),
    runs(12),
  );
});
