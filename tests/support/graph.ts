import { graphsOf } from '../../src/compile/graph/graphs-of.ts';
import { withTime } from '../../src/shared/time.ts';
import { compileSite } from './sites/site.ts';

/** A node of a graph, as it is read. */
export type Node = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** What search engines are told of each page of a site in November 2026: the nodes of its graph. */
export function graphsIn(written: Parameters<typeof compileSite>[0]): Node[][] {
  const compiled = compileSite(written);
  if (!compiled.site) throw new Error('the site is wrong');
  const graphOf = graphsOf(compiled);
  const now = { year: 2026, month: 11, day: 21 };
  // As a program reads it.
  const read = (graph: object | null) => (graph === null ? [] : JSON.parse(JSON.stringify(graph))['@graph']);
  return compiled.paginated.pages.map((page) => read(graphOf(withTime(page, now), now)));
}

/** What search engines are told of the owner on the home page. */
export function ownerIn(written: Parameters<typeof compileSite>[0]): Node {
  const owner = graphsIn(written)[0]?.find((node) => node['@type'] === 'Person');
  if (!owner) throw new Error('nothing is said of the owner');
  return owner;
}
