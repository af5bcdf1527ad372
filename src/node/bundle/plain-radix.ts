import { type Plugin, parseAst } from 'vite';

/**
 * Radix gives its functions their names again after they were minified, and its components names for developer tools.
 * Nothing of a site reads them. Fails where there is nothing to take out, because then Radix has changed.
 */
export function plainRadix(): Plugin {
  return {
    name: 'onefolio:radix',
    enforce: 'pre',
    transform: {
      // A file without functions of its own gives no names.
      filter: { id: /@radix-ui[\\/][^\\/]+[\\/]dist[\\/]index\.mjs$/, code: /\bfunction\b/ },
      handler(code) {
        const plain = withoutNames(code);
        if (plain.length === code.length)
          throw new Error('Radix has renamed its functions: update src/node/bundle/plain-radix.ts');
        return { code: plain, map: null };
      },
    },
  };
}

/* From the end to the start, so that the places of what comes before stay right. */
function withoutNames(code: string): string {
  const cuts = cutsIn(parseAst(code)).sort((one, other) => other.from - one.from);
  return cuts.reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), code);
}

interface Cut {
  from: number;
  to: number;
}

/* As much of the syntax tree as is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: Node & { name?: string };
  arguments?: Node[];
  expression?: { left?: { property?: { name?: string } } };
}

/* Of __name(value, "name") the value stays, in its parentheses; of value.displayName = "name" nothing. */
function cutsIn(value: unknown): Cut[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(cutsIn);
  const { type, start, end, callee, arguments: [named] = [], expression } = value as Node;
  if (type === 'CallExpression' && callee?.name === '__name' && named)
    return [{ from: start, to: callee.end }, { from: named.end, to: end - 1 }, ...inner];
  const isName = type === 'ExpressionStatement' && expression?.left?.property?.name === 'displayName';
  return isName ? [{ from: start, to: end }] : inner;
}
