import { expect, test } from 'vitest';
import { graphsIn, type Node } from '../../../support/graph.tsx';
import { exampleOf, siteWith } from '../../../support/sites/site.ts';
import { google } from './google.ts';

function fullSite() {
  const site = siteWith({ type: 'hero', headline: '{name}', title: '{title}' }, exampleOf('publication-list'));
  site.url = 'https://example.com/';
  site.owner.summary = 'Developer in {location}.';
  site.owner.picture = { src: '/me.jpg', alt: 'Portrait of {name}' };
  site.owner.profiles = [{ network: 'GitHub', href: 'https://github.com/amina' }];
  return site;
}

/* The values of a property of a node or of the nodes that it refers to: "author.url" is the URL of each author. */
function valuesOf(graph: Node[], node: object, property: string): unknown[] {
  const [first = '', ...rest] = property.split('.');
  const values: unknown[] = [Reflect.get(node, first)].flat().filter((value) => value !== undefined);
  if (rest.length === 0) return values;
  return values.flatMap((value) => {
    const referenced = graph.find((each) => each['@id'] === Object(value)['@id']);
    return valuesOf(graph, referenced ?? Object(value), rest.join('.'));
  });
}

test.each(google.map((row) => [row.type, row.property, row.is, row] as const))(
  'contains for Google %s: %s (%s), unless no site has the data',
  (type, property, is, { reason }) => {
    const [graph = []] = graphsIn(fullSite());
    const node = graph.find((each) => each['@type'] === type);
    if (!node) throw new Error(`there is no ${type}`);
    expect([is, valuesOf(graph, node, property).length > 0]).toEqual([is, reason === undefined]);
  },
);

test('contains what Google requires for a minimal site, and nothing that the site lacks', () => {
  const graphs = graphsIn({ ...siteWith({ type: 'hero', headline: 'x' }), owner: { name: 'Li' } });
  const [graph = []] = graphs;
  const required = google.filter(({ is, type }) => is === 'required' && graph.some((node) => node['@type'] === type));
  expect(required.map(({ property }) => property)).toEqual(['mainEntity', 'name']);
  for (const { type, property } of required)
    for (const node of graph.filter((each) => each['@type'] === type))
      expect(valuesOf(graph, node, property)).toHaveLength(1);
  expect(graph).toEqual([
    { '@type': 'ProfilePage', name: 'Home', inLanguage: 'en', mainEntity: { '@id': '#person' } },
    { '@type': 'Person', '@id': '#person', name: 'Li' },
  ]);
});
