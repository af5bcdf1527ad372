import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';

/** Returns the host for one language. `base` is the site in the first language; undefined for that language itself. */
export const hostIn = (host: CompilerHost, base: Site | undefined): CompilerHost => (base ? { ...host, base } : host);
