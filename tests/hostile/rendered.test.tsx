import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { blocks } from '../../src/blocks/schemas.ts';
import { render } from '../../src/client/prerender.tsx';
import { paginate } from '../../src/core/resolve/paginate.ts';
import { builtAt } from '../support/render.tsx';
import { compileSite } from '../support/sites/site.ts';
import { harmless, planted } from './plant.ts';
import { injections, naughty } from './texts/corpus.ts';

/* Hostile addresses that are allowed, one of each kind. */
const addresses = [
  "https://x/'onclick='alert(1)",
  'https://evil.example;',
  'tel:javascript:alert(1)',
  'mailto:a@example.com?subject=%3Cscript%3E',
  "/a.pdf?'onclick='alert(1)",
  '#',
];

const turns = Array.from({ length: Number(process.env.FAST_CHECK_RUNS ?? 1) > 1 ? 20 : 1 }, (_, index) => index * 7);

test.each([
  ['naughty texts', naughty],
  ['texts that would be markup', injections],
])('renders %s with the same elements and attributes as harmless texts', async (_, texts) => {
  for (const turn of turns) {
    const wild = rendered(planted(texts, addresses, (text) => text, turn).site);
    const tame = rendered(planted(texts, addresses, harmless, turn).site);
    // A page for every block, and the 404 page.
    expect(wild.size).toBe(blocks.length + 1);
    for (const [path, parts] of wild) expect([path, parts]).toEqual([path, tame.get(path)]);
  }
});

/* Every page by its path: its elements with the names of their attributes. */
function rendered(site: object): Map<string, string[]> {
  const { site: resolved, diagnostics } = compileSite(site);
  expect(
    diagnostics.flatMap(({ severity, message, path }) => (severity === 'error' ? [`${message} ${path}`] : [])),
  ).toEqual([]);
  if (!resolved) return new Map();
  const { shell, pages, notFound } = paginate(registry, resolved);
  return new Map(
    [...pages, notFound].map((page) => {
      return [page.path, partsOf(parse(render({ page, shell, builtAt })))];
    }),
  );
}

type Node = DefaultTreeAdapterTypes.Node;

/* The author of a publication who is the owner is found by the letters of both names. */
const isOwner = (node: Node) =>
  'tagName' in node &&
  node.tagName === 'strong' &&
  node.parentNode &&
  'tagName' in node.parentNode &&
  node.parentNode.tagName === 'bdi';

const partsOf = (node: Node): string[] => [
  ...('tagName' in node && !isOwner(node)
    ? [[node.tagName, ...node.attrs.map(({ name }) => name).sort()].join(' ')]
    : []),
  ...('content' in node ? partsOf(node.content) : []),
  ...('childNodes' in node ? node.childNodes.flatMap(partsOf) : []),
];
