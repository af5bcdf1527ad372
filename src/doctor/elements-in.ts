import { defaultTreeAdapter, Parser, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The maximum number of elements on a page, and of milliseconds to parse it. */
const [maxElements, timeout] = [500_000, 10_000];
/** The number of characters between two checks of the time. */
const step = 8192;

/**
 * The elements of a document in document order, parsed as browsers do. Null if there are too many: the time to parse
 * grows with the square of the depth, for example. `now` is a clock in milliseconds.
 */
export function elementsIn(html: string, now: () => number = () => performance.now()): Tree.Element[] | null {
  const end = now() + timeout;
  let count = 0;
  const createElement: typeof defaultTreeAdapter.createElement = (...parts) => {
    if (++count > maxElements) throw new TooMany();
    return defaultTreeAdapter.createElement(...parts);
  };
  const parser = new Parser({ treeAdapter: { ...defaultTreeAdapter, createElement } });
  try {
    for (let at = 0; at < html.length; at += step) {
      if (now() > end) return null;
      parser.tokenizer.write(html.slice(at, at + step), false);
    }
    parser.tokenizer.write('', true);
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
  return elementsBelow(parser.document);
}

class TooMany extends Error {}

/* Iterative, because recursion has a maximum depth. */
function elementsBelow(document: Tree.Document): Tree.Element[] {
  const found: Tree.Element[] = [];
  const waiting: Tree.Node[] = [document];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return found;
}
