import { formOrigins } from '../../compile/site/form-origins.ts';
import type { ResolvedSite } from '../../compile/site/resolved-site.ts';
import { type Inline, type Policy, policyOf } from './policy.ts';

/**
 * The policy of a site: its inline texts, its forms, and whether it is published under https, say what it allows. One for
 * headers allows the inline texts of the build `before` as well.
 */
export const sitePolicy = (
  site: ResolvedSite,
  { script, style }: { script: string; style: string },
  before?: Inline,
): Policy =>
  policyOf({ script, style, formOrigins: formOrigins(site), isHttps: site.url?.startsWith('https:') ?? false, before });
