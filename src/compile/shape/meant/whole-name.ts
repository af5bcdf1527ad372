/** A name that an object says in two settings, and which these are: the first says the rest. */
export function wholeNameIn(data: Record<string, unknown>, unknown: readonly string[]) {
  const keyOf = (words: RegExp) =>
    unknown.find((key) => words.test(key.replace(/[-_ ]/g, '')) && typeof data[key] === 'string' && data[key] !== '');
  const last = keyOf(/^(?:last|family|sur)name$|^(?:surname|nom)$/i);
  if (last === undefined) return undefined;
  const first = Object.hasOwn(data, 'name') ? 'name' : keyOf(/^(?:first|given|fore)name$|^prénom$|^prenom$/i);
  const [given, family] = [data[String(first)], String(data[last])];
  if (first === undefined || typeof given !== 'string') return undefined;
  const isWhole = given.toLowerCase().endsWith(family.toLowerCase());
  return { first, last, value: isWhole ? given : `${given} ${family}` };
}
