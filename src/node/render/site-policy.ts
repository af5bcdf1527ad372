import { formOrigins } from '../../compile/site/form-origins.ts';
import type { ResolvedSite } from '../../compile/site/resolved-site.ts';
import { type Inline, type Policy, policyOf } from './content-security-policy.ts';

/**
 * The policy of a site: its inline texts, its forms, and whether it is published under https, say what it allows. The
 * policy of headers also allows the inline texts of the build before.
 */
export const sitePolicy = (
  site: ResolvedSite,
  { script, style }: { script: string; style: string },
  before?: Inline,
): Policy =>
  policyOf({ script, style, formOrigins: formOrigins(site), isHttps: site.url?.startsWith('https:') ?? false, before });
