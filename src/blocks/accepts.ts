import { compileValidator } from '../core/validation/compile-validator.ts';
import { blocks } from './schemas.ts';

/**
 * Whether a value has the shape of a site; `accepts.errors` explains why not.
 * Compiling the schema takes longer than checking a site may: scripts/bundle/bundle-command.js replaces this file with
 * the compiled form.
 */
export const accepts = compileValidator(blocks);
