import { type Compiled, withPages } from '../../src/core/pipeline.ts';
import { hostOf, load, type Source } from '../../src/node/load/load.ts';

/** Loads a site, and makes its pages where nothing is wrong with it. */
export const compileSource = async (source: Source): Promise<Compiled> => withPages(await load(source), hostOf(source));
