import { isRecord } from '../../../shared/is-record.ts';
import { type Pointer, type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';

/** The sample texts of starter sites and blocks, which owners should replace. */
export interface ExampleTexts {
  /** Placeholder names of owners, in lower case. */
  names: ReadonlySet<string>;
  email: string;
  /** The placeholder in the URL of a profile. */
  handle: string;
  /** The placeholder of other URLs. */
  url: string;
  /** Placeholder sentences about a person, and the placeholder of the owner's city. */
  sentences: ReadonlySet<string>;
}

/** Finds the sample texts in a site, in the order of the site. Skips hidden parts. */
export function findExamples(site: object, known: ExampleTexts): Pointer[] {
  const found: Pointer[] = [];
  const steps: (string | number)[] = [];
  const visitAt = (value: unknown, step: string | number) => {
    steps.push(step);
    visit(value);
    steps.pop();
  };
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      if (isExample(value, steps, known)) found.push(pointerOf(steps));
    } else if (Array.isArray(value)) {
      for (const [index, each] of value.entries()) visitAt(each, index);
    } else if (isRecord(value) && value.hidden !== true)
      for (const [name, each] of Object.entries(value))
        if (steps.length > 0 || !invisible.includes(name)) visitAt(each, name);
  };
  visit(site);
  return found;
}

/* Settings whose values pages don't show. */
const invisible = ['$schema', 'notes', 'url'];

function isExample(text: string, steps: readonly (string | number)[], known: ExampleTexts): boolean {
  const { names, email, handle, url, sentences } = known;
  if (steps[0] === 'owner' && steps[1] === 'name') return names.has(text.toLowerCase());
  if (text === url || sentences.has(text)) return true;
  // Splitting every text of a large site would take longer than the rest of this search.
  if (!text.includes(email) && !text.includes(handle)) return false;
  const [address = ''] = text.split(/[?#]/);
  return (
    address === email ||
    address === `mailto:${email}` ||
    (/^https?:/.test(address) && address.split('/').includes(handle))
  );
}

/** The maximum number of sample texts to show. */
const most = 5;

/** Returns one warning for all sample texts; empty if there are none. */
export function warnOfExamples(found: readonly Pointer[]): Problem[] {
  const [first, ...others] = found;
  if (first === undefined) return [];
  const related = others.slice(0, most - 1).map((each) => ({ at: valueAt(each), text: 'also here' }));
  const more = found.length - most;
  const label = more > 0 ? `and in ${more} more ${more === 1 ? 'place' : 'places'}` : undefined;
  const details = {
    examples: others.length > 0 ? `${found.length} examples still need` : 'This example still needs',
    places: others.length > 0 ? ' and in the other places' : '',
  };
  return [{ code: 'OF247', at: valueAt(first), details, related, ...(label !== undefined && { label }) }];
}

/** Returns errors for a placeholder name or email address of the owner, before a site is published. */
export const refuseExamples = (
  found: readonly Pointer[],
  { name, email }: { name?: unknown; email?: unknown },
): Problem[] =>
  found.flatMap((pointer): Problem[] => {
    const [, part, setting] = pointer.split('/');
    if (part !== 'owner' || (setting !== 'name' && setting !== 'email')) return [];
    const details = { setting: `"${setting}"`, found: JSON.stringify(setting === 'email' ? email : name) };
    return [{ code: 'OF248', at: valueAt(pointer), details }];
  });
