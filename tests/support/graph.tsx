import { registry } from '../../src/blocks/registry.ts';
import { graphsOf } from '../../src/core/outputs/structured-data/graphs-of.ts';
import { builtAt } from './render.tsx';
import { compileSite } from './sites/site.ts';

/** A parsed node of a graph. */
export type Node = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** The structured data of each page of a site on the day of the build, as nodes. */
export function graphsIn(written: Parameters<typeof compileSite>[0]): Node[][] {
  const compiled = compileSite(written);
  if (!compiled.site) throw new Error('the site is wrong');
  const graphOf = graphsOf(registry, compiled);
  // Parsed, as programs do.
  const read = (graph: object | null) => (graph === null ? [] : JSON.parse(JSON.stringify(graph))['@graph']);
  const { pages, shell } = compiled.paginated;
  return pages.map((page) => read(graphOf({ page, shell, now: builtAt })));
}

/** The structured data about the owner on the home page. */
export function ownerIn(written: Parameters<typeof compileSite>[0]): Node {
  const owner = graphsIn(written)[0]?.find((node) => node['@type'] === 'Person');
  if (!owner) throw new Error('nothing is said of the owner');
  return owner;
}
