import type { AnyResolved } from '../../../schema/resolved.ts';
import type { CompilerHost } from '../../../src/core/compiler-host.ts';
import { compileSite, type siteWith } from './site.ts';

/** The blocks of a site's home page, as their views get them. Throws if the site has an error. */
export function blocksOf(site: ReturnType<typeof siteWith>, host: Partial<CompilerHost> = {}): AnyResolved[] {
  const compiled = compileSite(site, host);
  if (!compiled.site) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  return compiled.site.pages[0]?.blocks ?? [];
}
