import { decodeSvg, firstTag, SvgError, type SvgPart, svgParts, svgSize } from '../icons/read-svg.ts';

/** The size of an SVG, if it has one, and the first file outside it that it refers to. */
export interface SvgFile {
  width?: number;
  height?: number;
  outside?: string;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Inspects an SVG that pages show as an image. Throws an SvgError with the reason why browsers can't show it. */
export function inspectSvg(bytes: Uint8Array): SvgFile {
  const text = decodeSvg(bytes);
  const root = firstTag(svgParts(text));
  const outside: string[] = [];
  const scopes: ReadonlyMap<string, string>[] = [new Map([['xml', 'http://www.w3.org/XML/1998/namespace']])];
  const entities = new Map<string, string>();
  let isStarted = false;
  for (const part of svgParts(text)) {
    const isOutsideRoot = scopes.length === 1;
    outside.push(...addressesIn(part).filter((address) => !/^\s*(?:#|data:|$)/i.test(address)));
    if (part.kind === 'other')
      for (const [, name = '', value = ''] of part.written.matchAll(/<!ENTITY\s+(\S+)\s+["']([^"']*)/g))
        entities.set(name, value);
    if (part.kind === 'close') scopes.pop();
    if (isOutsideRoot && part.kind === 'text' && part.text.trim() !== '')
      throw new SvgError('it contains text before or after the drawing');
    if (part.kind !== 'open') continue;
    if (isOutsideRoot && isStarted) throw new SvgError(`it contains <${part.name}> after the drawing`);
    isStarted = true;
    const scope = namespacesIn(part.attributes, scopes.at(-1), entities);
    const unbound = [part.name, ...part.attributes.keys()].map(prefixOf).find((prefix) => prefix && !scope.has(prefix));
    if (unbound) throw new SvgError(`it uses the prefix "${unbound}:" without xmlns:${unbound}="…"`);
    if (isOutsideRoot && scope.get(prefixOf(part.name)) !== svgNamespace)
      throw new SvgError(`its first tag lacks xmlns="${svgNamespace}"`);
    if (!part.isEmpty) scopes.push(scope);
  }
  return { ...svgSize(root.attributes), ...(outside[0] !== undefined && { outside: outside[0] }) };
}

/* The namespaces in a tag by their prefixes, which are empty for the default namespace. */
function namespacesIn(
  attributes: ReadonlyMap<string, string>,
  inherited: ReadonlyMap<string, string> | undefined,
  entities: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const declared = [...attributes].flatMap(([name, value]): [string, string][] => {
    const [, prefix] = /^xmlns(?::(.+)|$)/.exec(name) ?? [];
    const address = value.replace(/&([^;]+);/g, (found, entity) => entities.get(entity) ?? found);
    return name.startsWith('xmlns') ? [[prefix ?? '', address]] : [];
  });
  return declared.length > 0 || !inherited ? new Map([...(inherited ?? []), ...declared]) : inherited;
}

/* The prefix of a name that needs a declaration. */
const prefixOf = (name: string): string => /^(?!xmlns:)([^:]*):/.exec(name)?.[1] ?? '';

/* The addresses that a part of an SVG refers to, except for links that visitors could click in a page. */
function addressesIn(part: SvgPart): string[] {
  if (part.kind === 'close') return [];
  if (part.kind === 'text') return addressesInStyle(part.text);
  if (part.kind === 'other') {
    const sheet = /^<\?xml-stylesheet\s[\s\S]*?href\s*=\s*["']([^"']*)/.exec(part.written)?.[1];
    return sheet === undefined ? addressesInStyle(part.written) : [sheet];
  }
  return [...part.attributes].flatMap(([name, value]) =>
    // Only HTML in a drawing has "src".
    /^(?:(?:[^:]+:)?href|src)$/.test(name)
      ? /^(?:[^:]+:)?(?:a|script)$/.test(part.name)
        ? []
        : [value]
      : addressesInStyle(value),
  );
}

const addressesInStyle = (style: string): string[] =>
  [...style.matchAll(/(?:\burl\(\s*|@import\s+(?!url\())(?:"([^"]*)"|'([^']*)'|([^\s"')]+))/gi)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
