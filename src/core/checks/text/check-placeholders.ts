import type { Site } from '../../../../schema/site.ts';
import { isRich } from '../../../shared/rich-text.ts';
import { type Location, type Pointer, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/did-you-mean.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import { settingAt } from '../../diagnostics/wording.ts';
import { interpolate, maxInterpolated, maxInterpolatedOfAll, timeFields } from '../../text/interpolate.ts';
import { ownerFields, ownerText } from '../../text/owner-text.ts';
import { isAnswer, isTime, type Placeholder, parseTemplate } from '../../text/template.ts';
import type { Text } from '../../validation/site-texts.ts';
import { suggestField } from './suggest-field.ts';

/** How much work of one kind is left for a site. */
export interface Budget {
  left: number;
}

/** How many more characters the filled texts of a site may have in total. */
export const siteBudget = (): Budget => ({ left: maxInterpolatedOfAll });

/**
 * Reports unknown and unsupported placeholders of a text, but not those in the owner's fields that it includes: these are
 * reported at the field. `place` is the location of a text that is part of another one.
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
  const isTimeless = kind === 'href' || isStatic(steps);
  const known = () => placeholdersFor({ kind, steps, parameters }, site);
  const detailsOf = (found: string) => ({
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
    // The form's own check reports an answer without a field.
    if (isAnswer(placeholder) && parameters.includes(name)) return [];
    const placeholderAt = within(at, start, written.length);
    const isEmpty = argument === '' && ownerFields.some((field) => field === name);
    // The year can't be guessed, so there is a label and no fix.
    const lacksYear =
      !isTimeless &&
      argument === '' &&
      (nearest(name, ['yearsSince']) !== undefined ||
        /^(?:years|yrs|yoe|age|experience|(?:num(?:ber)?|total)?years?(?:of)?\w+|\w+years)$/i.test(name));
    const near = isEmpty || lacksYear ? undefined : suggestPlaceholder(placeholder, known());
    if (isEmpty || lacksYear || near !== undefined || isMalformed(placeholder) || steps[0] === 'labels')
      return [
        {
          code: 'OF205',
          at: placeholderAt,
          details: detailsOf(written),
          ...(isEmpty && {
            label: `add "${name}" to ${name === 'address' ? '"location" in "owner"' : '"owner"'} first`,
          }),
          ...(lacksYear && { label: 'write {yearsSince:2016}, with the year you started' }),
          ...(near !== undefined && { fix: didYouMean(placeholderAt, written, `{${near}}`, `{${near}}`) }),
        },
      ];
    // Other braces are text, or a placeholder of another program.
    const other = argument === '' ? suggestField(name, known()) : undefined;
    if (other === undefined) return [];
    const fix = { ...didYouMean(placeholderAt, written, `{${other}}`, `{${other}}`), certain: false };
    return [{ code: 'OF254', at: placeholderAt, details: detailsOf(written), fix }];
  });
  if (problems.some(({ code }) => code === 'OF205')) return problems;

  const { text: filled, length, unknown, isTooLong } = interpolate(text, site, parameters);
  if (isTooLong) return [...problems, tooLong(pointer, settingAt(pointer), maxInterpolated)];
  const wasWithinBudget = budget.left >= 0;
  budget.left -= length;
  if (budget.left < 0)
    return wasWithinBudget ? [...problems, tooLong(pointer, 'the whole site', maxInterpolatedOfAll)] : problems;
  const circle = unknown.find(({ name }) => steps[0] === 'owner' && isUsable(name, site));
  if (circle) return [...problems, { code: 'OF205', at, details: detailsOf(circle.written), label: circularLabel }];
  const timed =
    isTimeless && isRich(filled)
      ? placeholders.find((placeholder) => isRich(interpolate(placeholder.written, site, parameters).text))
      : undefined;
  if (timed === undefined) return problems;
  const placeholderAt = within(at, timed.start, timed.written.length);
  const label = "dates aren't supported here, because this text can't change over time";
  return [...problems, { code: 'OF205', at: placeholderAt, details: detailsOf(timed.written), label }];
}

/* Whether a name is an owner field that has a value. */
const isUsable = (name: string, site: Site): boolean =>
  ownerFields.some((field) => field === name && ownerText(site, field) !== undefined);

/** The placeholders that a text supports. */
export const placeholdersFor = (
  { kind, steps, parameters }: Omit<Text, 'text' | 'maxLength'>,
  site: Site,
): string[] => [
  ...ownerFields.filter((field) => isUsable(field, site)),
  ...parameters,
  ...(kind === 'href' || isStatic(steps) ? [] : timeFields),
];

function tooLong(pointer: Pointer, setting: string, most: number): Problem {
  const length = `over ${most} characters long once its placeholders are filled`;
  const details = { setting, length, bound: `limit is ${most}`, advice: 'Use fewer placeholders.' };
  return { code: 'OF107', at: { pointer, part: 'value' }, details };
}

/** The label of a field that includes itself. */
export const circularLabel = 'this placeholder refers back to itself';

/* A month and not a subtraction: {yearsSince:2014-09} is an error. */
const month = /^\d{4}-0[1-9]$/;

/* Whether it is a placeholder with an invalid argument: {yearsSince:201}. */
const isMalformed = ({ name, argument }: Placeholder): boolean =>
  /^\S+$/.test(argument) &&
  (['yearsSince', 'answer', 'year', 'today'].includes(name) || nearest(name, ['yearsSince', 'answer']) !== undefined);

/* Suggests the nearest placeholder, with the same year: {yearsSince:2019} for {yearSince:2019}. */
function suggestPlaceholder({ name, argument, ...placeholder }: Placeholder, known: string[]): string | undefined {
  if (argument === '') return nearest(name, known);
  // {yearsSince:September 2014} is fixed to {yearsSince:2014}.
  const year = /^[\s\p{L}.,/-]*(?:\d\d?[\s/.-])*(\d{4})(?:-\d\d?){0,2}\s*$/u.exec(argument)?.[1];
  if (/^years?since$/i.test(name) && year !== undefined) return `yearsSince:${year}`;
  const suggestion = nearest(
    name,
    known.map((each) => each.replace(/:.*/, '')),
  );
  return suggestion !== undefined && isTime({ ...placeholder, name: suggestion, argument })
    ? `${suggestion}:${argument}`
    : undefined;
}

/* Whether a text must not change over time: labels of the interface, and texts that programs read. */
function isStatic([top, field, ...rest]: Text['steps']): boolean {
  if (top === 'labels' || top === 'image' || (top === 'pages' && rest[0] === 'image')) return true;
  return top === 'owner' && field !== 'title' && field !== 'summary';
}
