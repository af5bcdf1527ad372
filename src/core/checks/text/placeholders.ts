import type { Site } from '../../../../schema/site.ts';
import { type Location, type Pointer, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/suggest.ts';
import { settingAt } from '../../diagnostics/wording.ts';
import { pointerOf } from '../../source/pointer.ts';
import { interpolate, maxInterpolated, maxInterpolatedOfAll, timeFields } from '../../text/interpolate.ts';
import { ownerFields, ownerText } from '../../text/owner-text.ts';
import type { Text } from '../../text/site-texts.ts';
import { isAnswer, isTime, type Placeholder, parseTemplate } from '../../text/template.ts';
import { suggestField } from './suggest-field.ts';

/** How many more characters all filled texts of a site may have together. */
export interface Budget {
  left: number;
}

export const siteBudget = (): Budget => ({ left: maxInterpolatedOfAll });

/**
 * The placeholders of this very text; those of the owner's own words are told where the owner wrote them. `place` is that
 * of a text that is a part of another.
 */
export function checkPlaceholders(
  { text, kind, steps, parameters }: Text,
  site: Site,
  budget: Budget,
  place?: Location,
): Problem[] {
  if (!text.includes('{')) return [];
  const pointer = pointerOf(steps);
  const at = place ?? valueAt(pointer);
  const isTimeless = kind === 'href' || isFact(steps);
  const known = () => placeholdersFor({ kind, steps, parameters }, site);
  const words = (found: string) => ({
    found,
    known: known()
      .map((each) => `{${each}}`)
      .join(', '),
  });
  const placeholders = parseTemplate(text).filter((piece) => typeof piece !== 'string');

  const problems = placeholders.flatMap((placeholder): Problem[] => {
    const { name, argument, written, start } = placeholder;
    if (
      (isTime(placeholder) && !month.test(argument)) ||
      (argument === '' && (parameters.includes(name) || isUsable(name, site)))
    )
      return [];
    // Whether the form asks for it is found where its fields are known.
    if (isAnswer(placeholder) && parameters.includes(name)) return [];
    const here = within(at, start, written.length);
    const isEmpty = argument === '' && ownerFields.some((field) => field === name);
    // Nobody knows since when: the year is the owner's to say.
    const isSince =
      !isTimeless &&
      argument === '' &&
      (nearest(name, ['yearsSince']) !== undefined ||
        /^(?:years|yrs|yoe|age|experience|(?:num(?:ber)?|total)?years?(?:of)?\w+|\w+years)$/i.test(name));
    const near = isEmpty || isSince ? undefined : placeholderMeant(placeholder, known());
    if (isEmpty || isSince || near !== undefined || isMalformed(placeholder) || steps[0] === 'labels')
      return [
        {
          code: 'OF205',
          at: here,
          words: words(written),
          ...(isEmpty && { label: `add "${name}" to "owner" first` }),
          ...(isSince && { label: 'write {yearsSince:2016}, with the year you started' }),
          ...(near !== undefined && { fix: didYouMean(here, written, `{${near}}`, `{${near}}`) }),
        },
      ];
    // Everything else in braces is text. It may still be a placeholder of another program.
    const other = argument === '' ? suggestField(name, known()) : undefined;
    if (other === undefined) return [];
    const fix = { ...didYouMean(here, written, `{${other}}`, `{${other}}`), certain: false };
    return [{ code: 'OF254', at: here, words: words(written), fix }];
  });
  if (problems.some(({ code }) => code === 'OF205')) return problems;

  const { text: filled, isTimed, unknown, isTooLong } = interpolate(text, site, parameters);
  if (isTooLong) return [...problems, tooLong(pointer, settingAt(pointer), maxInterpolated)];
  const hadRoom = budget.left >= 0;
  budget.left -= filled.length;
  if (budget.left < 0)
    return hadRoom ? [...problems, tooLong(pointer, 'the whole site', maxInterpolatedOfAll)] : problems;
  const circle = unknown.find(({ name }) => steps[0] === 'owner' && isUsable(name, site));
  if (circle) return [...problems, { code: 'OF205', at, words: words(circle.written), label: inCircle }];
  const timed =
    isTimed && isTimeless
      ? placeholders.find((placeholder) => interpolate(placeholder.written, site, parameters).isTimed)
      : undefined;
  if (timed === undefined) return problems;
  const here = within(at, timed.start, timed.written.length);
  const label = "dates aren't supported here, because this text can't change over time";
  return [...problems, { code: 'OF205', at: here, words: words(timed.written), label }];
}

/* Whether a name stands for words that the owner has written. */
const isUsable = (name: string, site: Site): boolean =>
  ownerFields.some((field) => field === name && ownerText(site, field) !== undefined);

/** The names that can stand in the braces of a text. */
export const placeholdersFor = (
  { kind, steps, parameters }: Omit<Text, 'text' | 'maxLength'>,
  site: Site,
): string[] => [
  ...ownerFields.filter((field) => isUsable(field, site)),
  ...parameters,
  ...(kind === 'href' || isFact(steps) ? [] : timeFields),
];

function tooLong(pointer: Pointer, setting: string, most: number): Problem {
  const length = `over ${most} characters long once its placeholders are filled`;
  const words = { setting, length, bound: `limit is ${most}`, advice: 'Use fewer placeholders.' };
  return { code: 'OF107', at: { pointer, part: 'value' }, words };
}

/** What is said of words of the owner that are filled with themselves. */
export const inCircle = 'this placeholder refers back to itself';

/* Nobody takes nine from a year with a nought before it: {yearsSince:2014-09} is since September. */
const month = /^\d{4}-0[1-9]$/;

/* Whether this names a placeholder that takes an argument, or a time, and its argument isn't one: {yearsSince:201}. */
const isMalformed = ({ name, argument }: Placeholder): boolean =>
  /^\S+$/.test(argument) &&
  (['yearsSince', 'answer', 'year', 'today'].includes(name) || nearest(name, ['yearsSince', 'answer']) !== undefined);

/* The number in a placeholder stays: {yearSince:2019} means {yearsSince:2019}, and no other year. */
function placeholderMeant({ name, argument, ...placeholder }: Placeholder, known: string[]): string | undefined {
  if (argument === '') return nearest(name, known);
  // "September 2014" is 2014 there.
  const year = /^[\s\p{L}.,/-]*(?:\d\d?[\s/.-])*(\d{4})(?:-\d\d?){0,2}\s*$/u.exec(argument)?.[1];
  if (/^years?since$/i.test(name) && year !== undefined) return `yearsSince:${year}`;
  const meant = nearest(
    name,
    known.map((each) => each.replace(/:.*/, '')),
  );
  return meant !== undefined && isTime({ ...placeholder, name: meant, argument }) ? `${meant}:${argument}` : undefined;
}

/* Addresses, the interface's words and what tools read stay the same from day to day. */
function isFact([top, field, ...rest]: Text['steps']): boolean {
  if (top === 'labels' || top === 'image' || (top === 'pages' && rest[0] === 'image')) return true;
  return top === 'owner' && field !== 'title' && field !== 'summary';
}
