import { extname, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/**
 * All imports and re-exports of a source, dynamic ones included: `{ from, to, line, isType }`. `to` is a file relative
 * to the same folder as `file`, or the name of a package. Only "import type" counts as an import of types, because
 * anything else loads the module.
 */
export function readImports(file, source) {
  const imports = [];
  const note = (node, module, isType) => {
    const name = module.type === 'TemplateLiteral' ? module.quasis[0].value.cooked : module.value;
    // Computed specifiers can't be checked here; the guard of the client bundle checks them.
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
