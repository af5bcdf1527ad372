import { isRecord } from '../../../shared/is-record.ts';
import { type Pointer, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf, stepsOf, valueIn } from '../../diagnostics/pointer.ts';
import { findDraftNotes, linesOfCode, type PlaceholderText, withoutNested } from './draft-notes.ts';

/** The placeholder texts of starter sites and examples, which owners should replace. */
export interface ExampleTexts {
  /** Placeholder names of owners, in lower case. */
  names: ReadonlySet<string>;
  email: string;
  /** The placeholder in the URL of a profile. */
  handle: string;
  /** Placeholder sentences about a person. */
  sentences: ReadonlySet<string>;
}

/** Finds the texts of a site that are or contain placeholder text, in the order of the site. Skips hidden parts. */
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
      const code = linesOfCode(value);
      for (const [index, each] of value.entries()) if (!code.has(index)) visitAt(each, index);
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
  const { names, email, handle, sentences } = known;
  if (isTemplate(text, steps) || findDraftNotes(text).length > 0) return true;
  if (steps[0] === 'owner' && steps[1] === 'name') return names.has(text.toLowerCase());
  if (sentences.has(text)) return true;
  if (!text.includes(email) && !text.includes(handle)) return false;
  const [address = ''] = text.split(/[?#]/);
  return (
    address === email ||
    address === `mailto:${email}` ||
    (/^https?:/.test(address) && address.split('/').includes(handle))
  );
}

/* Whether a text is or contains a placeholder that is common in templates and generated texts. */
function isTemplate(text: string, steps: readonly (string | number)[]): boolean {
  // Labels such as "Your name" and "Company name" are real texts of a form.
  const isLabel = steps[0] === 'labels' || steps.some((step) => labels.has(step));
  const short = isLabel || text.length > 100 ? '' : text.trim();
  return (
    (text.length <= 5000 && anywhere.some((pattern) => pattern.test(text))) ||
    alone.some((pattern) => pattern.test(short))
  );
}

const labels: ReadonlySet<string | number> = new Set(['label', 'placeholder', 'help', 'options']);

/*
 * Gaps in brackets. Not included: [name], a route of Next.js; brackets before "(" or ":", which are links; and [X] alone,
 * a completed task.
 */
const gaps = [
  /\[(?:(?:[Yy]our|YOUR|[Ii]nsert|INSERT|[Ee]nter|[Aa]dd) |(?:Company|Project|Name|Job|Role|Position|Title|Start|End|Date|Month|Year|City|Country|Number|University|School|Degree|Client|Employer|Link|Email|Phone)\b)[^[\]\n]{0,60}\](?![([:])/,
  /\[(?:company|project|school|university|client|job|role) (?:name|title)\](?![([:])/,
  /(?<=\b(?:by|of|over|to|from|with|than|for|in|about|some) |[$€£])\[[XYN#]{1,3}\]|\[[XYN#]{1,3}\](?=[%+]|[kKM]\b)/,
  /(?<![\p{L}\p{N}])X{1,3}(?=%)/u,
];

const anywhere = [
  /\blorem ipsum\b/i,
  ...gaps,
  /^(?:mailto:)?your[\w.-]*@/i,
  /^https?:\S*[/@]your[-_.]?(?:user-?)?(?:name|handle|profile|account)\b/i,
  /^https?:\/\/(?:www\.)?your-?(?:name|domain|site|website|company|project|portfolio)\./i,
  // The example in the schema.
  /^https?:\/\/(?:www\.)?example\.(?:com|org|net)\/?$/i,
];

const alone = [
  /^\[\p{L}[^[\]]{0,80}\]$/u,
  /^(?:TODO|FIXME|TBD|TBA|TBC|XXX+)(?:$|[:!.…]| +[-–—])/,
  /^(?:your |my )?(?:company|project|product|job|school|university|institution|degree|course|client|organi[sz]ation|employer|position|role|full|first|last) (?:name|title)(?: here)?$/i,
  /^your (?:company|name|job|role|position|title|city|location|university|school|degree|bio|tagline|summary|headline|text)(?: here)?$/i,
  /^(?:company|project|school|university|skill|technology|employer|client) \d$/i,
  /^.{3,60} (?:goes|comes) here[.!]?$/i,
  /^(?:insert|enter|add|write|put|describe) .{1,60} here[.…]?$/i,
];

/** The maximum number of placeholder texts to show. */
const most = 5;

/** Returns one warning for all placeholder texts; empty if there are none. Points to gaps within a text. */
export function warnOfExamples(found: readonly Pointer[], site: object): Problem[] {
  const all = found.flatMap((pointer): Remaining[] => {
    // Examples are texts.
    const text = valueIn(site, stepsOf(pointer)) as string;
    const parts = gapsIn(text);
    return parts.length > 0 ? parts.map((part) => ({ pointer, part })) : [{ pointer }];
  });
  const [first, ...others] = all;
  if (first === undefined) return [];
  const related = others.slice(0, most - 1).map((each) => ({ at: placeOf(each), text: 'also here' }));
  const label =
    all.length > most ? `and in ${all.length - most} more ${all.length - most === 1 ? 'place' : 'places'}` : undefined;
  const details = { examples: nameOf(all), places: others.length > 0 ? ' and in the other places' : '' };
  return [{ code: 'OF247', at: placeOf(first), details, related, ...(label !== undefined && { label }) }];
}

/** A placeholder text; or a gap in a text, which is `part`. */
interface Remaining {
  pointer: Pointer;
  part?: PlaceholderText;
}

/* The gaps in a text in order; empty if the whole text is a placeholder. */
function gapsIn(text: string): PlaceholderText[] {
  const found = [
    ...gaps.flatMap((gap): PlaceholderText[] => [...text.matchAll(new RegExp(gap, `${gap.flags}g`))]),
    ...findDraftNotes(text),
  ];
  const isAll = found.some(({ 0: written }) => written === text.trim());
  return isAll ? [] : withoutNested(found);
}

const placeOf = ({ pointer, part }: Remaining) =>
  part ? within(valueAt(pointer), part.index, part[0].length) : valueAt(pointer);

function nameOf(all: readonly Remaining[]): string {
  const [first] = all;
  const areGaps = all.every(({ part }) => part);
  if (all.length > 1) return areGaps ? `${all.length} placeholders still need` : `${all.length} examples still need`;
  if (!first?.part) return 'This example still needs';
  return `The ${first.part.isNote ? 'note' : 'placeholder'} "${first.part[0]}" still needs`;
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
