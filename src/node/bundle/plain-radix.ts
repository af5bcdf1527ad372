import { type Plugin, parseAst } from 'vite';

/**
 * Radix gives its functions and components the names that they have in its sources, for tools of developers, who see other
 * names in a bundle anyway. This takes them out: some hundred bytes less for every visitor. Fails when there was nothing to
 * take out, because then Radix is built in another way.
 */
export function plainRadix(): Plugin {
  return {
    name: 'onefolio:radix',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /@radix-ui\/react-(?:progress|context|slot|primitive)\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

/** A part of a program, as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

/** The code of a package of Radix without names for tools. Throws where there are none. */
export function withoutNames(code: string): string {
  const cuts = [...cutsIn(parseAst(code) as unknown as Node)].sort((one, other) => other[0] - one[0]);
  if (cuts.length === 0)
    throw new Error('Radix no longer names its functions as it did: look at src/node/bundle/plain-radix.ts again');
  return cuts.reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

/* The stretches that only give a name: __name( and , "Provider") around a function, and Provider.displayName = "…". */
function* cutsIn(node: Node): Generator<[number, number]> {
  const callee = node.callee as Node | undefined;
  if (node.type === 'CallExpression' && callee?.name === '__name') {
    const [named] = node.arguments as [Node];
    yield [node.start, named.start];
    yield [named.end, node.end];
    yield* cutsIn(named);
    return;
  }
  const target = (node.expression as Node | undefined)?.left as Node | undefined;
  if (node.type === 'ExpressionStatement' && (target?.property as Node | undefined)?.name === 'displayName') {
    yield [node.start, node.end];
    return;
  }
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value])
      if (typeof inner === 'object' && inner !== null && 'type' in inner) yield* cutsIn(inner as Node);
}
