import type { Checked, Compiled } from '../../src/core/pipeline.ts';
import { applyCertain } from '../../src/fixes/fix-loop.ts';
import { unchangedRevision } from '../../src/fixes/revision.ts';

/** A site after all unambiguous fixes; there are no other files. */
export const applyFixes = (compiled: Compiled, compileText: (text: string) => Compiled): Compiled =>
  applyCertain(unchangedRevision(compiled as Checked), ({ site: own }) => compileText(own) as Checked)
    .compiled as Compiled;
