import { registry } from '../../blocks/registry.ts';
import { formOrigins } from '../../core/resolve/form-origins.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { type InlineHashes, type Policy, policyOf } from './content-security-policy.ts';

/**
 * The policy of a site in all languages, from its inline texts, its forms, and whether it is published over https. The
 * policy for headers also allows the inline texts of published pages.
 */
export const sitePolicy = (
  sites: readonly ResolvedSite[],
  { script, style }: { script: string; style: string },
  before?: readonly InlineHashes[],
): Policy =>
  policyOf({
    script,
    style,
    formOrigins: sites.flatMap((each) => formOrigins(registry, each)),
    isHttps: sites.some(({ url }) => url?.startsWith('https:')),
    before,
  });
