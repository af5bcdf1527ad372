import type { ResolvedSite } from '../compile/resolve.ts';
import { type Policy, policyOf } from './policy.ts';

/** The policy of a site: its inline texts, its forms, and whether it is published under https, say what it allows. */
export const sitePolicy = (site: ResolvedSite, { script, style }: { script: string; style: string }): Policy =>
  policyOf({ script, style, formOrigins: formOrigins(site), isHttps: site.url?.startsWith('https:') ?? false });

function formOrigins({ pages }: ResolvedSite): string[] {
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'form' && block.send && URL.canParse(block.send.endpoint)
        ? [new URL(block.send.endpoint).origin]
        : [],
    ),
  );
}
