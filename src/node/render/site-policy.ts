import { formOrigins } from '../../core/resolve/form-origins.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { type Inline, type Policy, policyOf } from './content-security-policy.ts';

/**
 * The policy of a site in all of its languages: its inline texts, its forms, and whether it is published under https, say what it allows. The
 * policy of headers also allows the inline texts of the build before.
 */
export const sitePolicy = (
  sites: readonly ResolvedSite[],
  { script, style }: { script: string; style: string },
  before?: Inline,
): Policy =>
  policyOf({
    script,
    style,
    formOrigins: sites.flatMap(formOrigins),
    isHttps: sites.some(({ url }) => url?.startsWith('https:')),
    before,
  });
