import contract from '../../shared/parts.json';
import type { TextProblem } from '../diagnostics/text-problem.ts';

/* By class: the attribute that replaces it, and the block or part around it if other elements have the same attribute. */
const successors = new Map<string, { attribute: string; within: string }>();
for (const [name, values] of Object.entries(contract.attributes))
  for (const value of values) successors.set(value, { attribute: `[${name}="${value}"]`, within: '' });
for (const [part, classes] of Object.entries(contract.parts))
  for (const [name, within] of Object.entries(classes))
    successors.set(name, { attribute: `[data-part~="${part}"]`, within });

/**
 * Returns the problem of the class at this range of a style sheet if an attribute replaces it. `before` is the text of the
 * selector before it, with those of the rules around it.
 */
export function privateClass(text: string, start: number, end: number, before: string): TextProblem[] {
  const found = text.slice(start, end);
  const successor = successors.get(found.slice(1));
  if (!successor) return [];
  const { attribute, within } = successor;
  const isWithin = within === '' || contains(before, within);
  const container = successors.get(within)?.attribute ?? `[data-part~="${within}"]`;
  // :where() keeps the specificity.
  const suggestion = isWithin ? attribute : `${attribute}:where(${container} *)`;
  return [{ code: 'OF346', start, length: end - start, details: { found }, suggestion }];
}

/* Whether what follows a selector is inside of this block or part. Conditions in parentheses and siblings don't count. */
function contains(selector: string, name: string): boolean {
  // "&" is what stands before it.
  let plain = selector.replace(/\s*&/g, '');
  for (let longer = ''; longer !== plain; ) [longer, plain] = [plain, plain.replace(/\([^()]*\)/g, '')];
  const attribute = successors.has(name) ? 'block' : 'part~';
  const element = `(?:\\.${name}(?![\\w-])|\\[data-${attribute}="?${name}"?\\])`;
  return new RegExp(`${element}[^\\s>+~,]*(?:\\s*>|\\s+(?![\\s>+~]))`).test(plain);
}
