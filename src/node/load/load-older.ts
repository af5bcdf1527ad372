import { version } from '../../../schema/site.ts';
import type { Compiled } from '../../compile/compile.ts';
import { migrate } from '../../edit/migrate/migrate.ts';
import type { Step } from '../../edit/migrate/step.ts';
import { steps } from '../../edit/migrate/steps.ts';
import { compileText, type Source } from './load.ts';

/** A site as it would be in a file of the current version. */
export interface Older {
  compiled: Compiled;
  /** The version that its file says. */
  from: number;
}

/**
 * Reads the file of an older version as it would be after a migration; the file stays as it is. Null for a file of another
 * kind, where no step leads on, and where the site would have errors: whoever fixes them has to see the lines of the file.
 */
export function readOlder(found: Compiled, source: Source, chain: readonly Step[] = steps): Older | null {
  const isOlder = found.diagnostics.some(({ code }) => code === 'OF902');
  if (!isOlder) return null;
  const { text } = found.locator;
  const migrated = migrate(text, chain, version);
  if ('missing' in migrated) return null;
  const compiled = compileText(migrated.text, source);
  return compiled.site ? { compiled, from: JSON.parse(text).version } : null;
}
