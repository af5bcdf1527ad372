import { extname, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/**
 * Everything that a source imports or passes on, also what it loads later: `{ from, to, line, isType }`. `to` is a file
 * relative to the same folder as `file`, or the name of a package as it is written. An import of types that is no
 * "import type" loads its module all the same, so it is one of values.
 */
export function readImports(file, source) {
  const imports = [];
  const note = (node, module, isType) => {
    const name = module.type === 'TemplateLiteral' ? module.quasis[0].value.cooked : module.value;
    // What is computed is not known here: the guard of the client bundle sees it.
    if (typeof name !== 'string' || module.expressions?.length > 0) return;
    const [place] = name.split('?');
    const to = place.startsWith('.') ? posix.join(posix.dirname(file), place) : place;
    imports.push({ from: file, to, line: source.slice(0, node.start).split('\n').length, isType });
  };
  walk(parseAst(source, { lang: extname(file).slice(1), sourceType: 'module' }), (node) => {
    if (node.type === 'ImportDeclaration') note(node, node.source, node.importKind === 'type');
    else if (node.type === 'ImportExpression') note(node, node.source, false);
    else if (node.type === 'TSImportType') note(node, node.source, true);
    else if (/^Export(?:Named|All)Declaration$/.test(node.type) && node.source)
      note(node, node.source, node.exportKind === 'type');
  });
  return imports;
}

function walk(node, visit) {
  if (typeof node?.type === 'string') visit(node);
  for (const child of Object.values(node ?? {})) if (typeof child === 'object') walk(child, visit);
}
