import { isRecord } from '../../../shared/is-record.ts';
import { type Pointer, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf, stepsOf } from '../../source/pointer.ts';
import { apart, findDraftNotes, linesOfCode, type Part } from './draft-notes.ts';

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

/** Where a site has the words of an example: whole texts, in the order of the site. What is hidden is left out. */
export function findExamples(site: object, known: ExampleTexts): Pointer[] {
  const found: Pointer[] = [];
  const steps: (string | number)[] = [];
  const go = (value: unknown, step: string | number) => {
    steps.push(step);
    visit(value);
    steps.pop();
  };
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      if (isExample(value, steps, known)) found.push(pointerOf(steps));
    } else if (Array.isArray(value)) {
      const code = linesOfCode(value);
      for (const [index, each] of value.entries()) if (!code.has(index)) go(each, index);
    } else if (isRecord(value) && value.hidden !== true)
      for (const [name, each] of Object.entries(value)) if (steps.length > 0 || !unseen.includes(name)) go(each, name);
  };
  visit(site);
  return found;
}

/* Settings that no visitor sees. */
const unseen = ['$schema', 'notes', 'url'];

function isExample(text: string, steps: readonly (string | number)[], known: ExampleTexts): boolean {
  const { names, email, handle, sentences } = known;
  if (isBlank(text, steps) || findDraftNotes(text).length > 0) return true;
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

/* What the templates of others, and those who are asked for a text, leave to be filled in. */
function isBlank(text: string, steps: readonly (string | number)[]): boolean {
  // A form asks for "Your name" and "Company name", and a site may have a word for either.
  const isAsked = steps[0] === 'labels' || steps.some((step) => asked.has(step));
  const short = isAsked || text.length > 100 ? '' : text.trim();
  return (text.length <= 5000 && anywhere.some((sign) => sign.test(text))) || alone.some((sign) => sign.test(short));
}

const asked: ReadonlySet<string | number> = new Set(['label', 'placeholder', 'help', 'options']);

/* A route of Next.js is called [name]; what follows a bracket makes a link of it. [X] alone is a task that is done. */
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
  // What the schema shows as an address.
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

/** So many places are shown of what is still an example. */
const most = 5;

/** One warning for all of them; nothing where there are none. Of a sentence with gaps in it only these are meant. */
export function warnOfExamples(found: readonly Pointer[], site: object): Problem[] {
  const all = found.flatMap((pointer): Left[] => {
    const text = String(stepsOf(pointer).reduce<unknown>((here, step) => Reflect.get(here as object, step), site));
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

/** A text that is still an example, or a gap in one that is somebody's own. */
interface Left {
  pointer: Pointer;
  part?: Part;
}

/* The gaps in a text that says something else as well, in their order. */
function gapsIn(text: string): Part[] {
  const found = [
    ...gaps.flatMap((gap): Part[] => [...text.matchAll(new RegExp(gap, `${gap.flags}g`))]),
    ...findDraftNotes(text),
  ];
  const isAll = found.some(({ 0: written }) => written === text.trim());
  return isAll ? [] : apart(found);
}

const placeOf = ({ pointer, part }: Left) =>
  part ? within(valueAt(pointer), part.index, part[0].length) : valueAt(pointer);

function nameOf(all: readonly Left[]): string {
  const [first] = all;
  const areGaps = all.every(({ part }) => part);
  if (all.length > 1) return areGaps ? `${all.length} placeholders still need` : `${all.length} examples still need`;
  if (!first?.part) return 'This example still needs';
  return `The ${first.part.isNote ? 'note' : 'placeholder'} "${first.part[0]}" still needs`;
}

/** Errors of a site that is to be published: its owner's name and mail address must be real. */
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
