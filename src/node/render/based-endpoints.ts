import type { ResolvedSite } from '../../compile/site/resolve.ts';

/** A site whose forms send below its base where they send to a path; what has the base already keeps it. */
export function basedEndpoints(site: ResolvedSite, base: string): ResolvedSite {
  if (base === '') return site;
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === 'form' && block.send
        ? { ...block, send: { ...block.send, endpoint: based(block.send.endpoint, base) } }
        : block,
    ),
  }));
  return { ...site, pages };
}

const based = (endpoint: string, base: string) =>
  endpoint.startsWith('/') && !endpoint.startsWith(`${base}/`) ? base + endpoint : endpoint;
