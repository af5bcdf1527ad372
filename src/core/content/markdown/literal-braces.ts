/**
 * The braces of a text that are no placeholders, because a backslash or a code stands for them: in the template each is
 * written twice, and in what is written, `open`, blanks stand in their places.
 */
export function literalBraces(value: string, written: string): { template: string; open: string } {
  if (!value.includes('{')) return { template: value, open: written };
  const isLiteral: boolean[] = [];
  const open = written.replace(/\\\\|\\\{|\{|&(?:#0*123|#x0*7b|lbrace|lcub);/gi, (sign) => {
    if (sign === '\\\\') return sign;
    isLiteral.push(sign !== '{');
    return sign === '{' ? sign : ' '.repeat(sign.length);
  });
  let place = 0;
  const template = value.replaceAll('{', () => (isLiteral[place++] ? '{{' : '{'));
  return { template, open };
}
