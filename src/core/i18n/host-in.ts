import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';

/** What a language of a site is compiled with: `base` is the site in the first language, absent for that one itself. */
export const hostIn = (host: CompilerHost, base: Site | undefined): CompilerHost => (base ? { ...host, base } : host);
