/**
 * Handles braces that aren't placeholders, because they are written with a backslash or an entity: doubles them in
 * `template`, and replaces them with spaces in `open`, the source.
 */
export function literalBraces(value: string, source: string): { template: string; open: string } {
  if (!value.includes('{')) return { template: value, open: source };
  const isLiteral: boolean[] = [];
  const open = source.replace(/\\\\|\\\{|\{|&(?:#0*123|#x0*7b|lbrace|lcub);/gi, (sign) => {
    if (sign === '\\\\') return sign;
    isLiteral.push(sign !== '{');
    return sign === '{' ? sign : ' '.repeat(sign.length);
  });
  let index = 0;
  const template = value.replaceAll('{', () => (isLiteral[index++] ? '{{' : '{'));
  return { template, open };
}
