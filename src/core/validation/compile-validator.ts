import { Ajv, type ValidateFunction } from 'ajv';
import { composeSchema } from '../../../schema/compose.ts';
import type { WrittenSite } from '../../../schema/site.ts';
import type { BlockSchema } from './schema.ts';
import { options, withoutDescriptions } from './validator-options.ts';

/** Compiles the validator of a site for the schemas of its block types. */
export const compileValidator = (schemas: readonly BlockSchema[]): ValidateFunction<WrittenSite> =>
  new Ajv(options).compile<WrittenSite>(withoutDescriptions(composeSchema(schemas)));
