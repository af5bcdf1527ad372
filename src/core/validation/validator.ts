import { Ajv } from 'ajv';
import { composeSchema } from '../../../schema/compose.ts';
import type { WrittenSite } from '../../../schema/site.ts';
import { blocks } from '../../blocks/schemas.ts';
import { options, withoutDescriptions } from './validator-options.ts';

/**
 * Whether a value has the shape of a site; `accepts.errors` says why not.
 * Compiling the schema takes longer than checking a site may: scripts/bundle.js puts the compiled form in place of this.
 */
export const accepts = new Ajv(options).compile<WrittenSite>(withoutDescriptions(composeSchema(blocks)));
