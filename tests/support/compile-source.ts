import { type Compiled, withPages } from '../../src/core/pipeline.ts';
import { hostOf, load, type Source } from '../../src/node/load/load-site.ts';

/** Loads a site, and creates its pages if it has no errors. */
export const compileSource = async (source: Source): Promise<Compiled> => withPages(await load(source), hostOf(source));
