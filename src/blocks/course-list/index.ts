import type { BlockOf, RichBlockOf } from '../../../schema/block.ts';
import type { Icon } from '../../../schema/icons.ts';
import type { AllLabels } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { detailsOf, entries, section } from '../../core/article/block-content.ts';
import { checkDatesOf } from '../../core/checks/check-days-and-order.ts';
import { formatDate } from '../../core/text/dates-and-periods.ts';
import { separatorsOf } from '../../core/text/number-separators.ts';
import { concatTexts, plainText } from '../../shared/rich-text.ts';
import { writeNumber } from '../../shared/write-number.ts';
import { type BlockContext, defineBlock } from '../define-block.ts';
import { courseList as schema } from './schema.ts';

export const courseList = defineBlock({
  schema,
  isCommon: true,
  lists: ['courses'],
  check: ({ courses }, at) => checkDatesOf(courses, `${at}/courses`),
  madeFrom: {
    details: ['organization', 'place', 'term', 'date'],
    icon: 'type',
    figures: ['duration', 'students', 'rating', 'facts'],
  },
  resolve: (block, context) => ({
    ...block,
    courses: block.courses.map((course) => resolveCourse(course, context)),
  }),
  icons: ['book-open', 'monitor-play', 'star', 'video', 'wrench'],
  content: (block, { labels }) =>
    section(
      block,
      entries(
        block.courses.map(({ title, href, type, level, details = [], description, figures = [], topics }) => ({
          title,
          href,
          about: [
            type,
            level?.word,
            ...details,
            ...figures.map(({ label, text, isFact }) => (isFact ? undefined : concatTexts([label, ' ', text]))),
          ],
          texts: [description],
          details: figures.flatMap(({ label, text, isFact }) => (isFact ? [{ label, text }] : [])),
          words: topics,
        })),
      ),
      { kind: 'other', heading: labels.courseList },
    ),
});

declare module '../../../schema/resolved.ts' {
  interface Added {
    'course-list': { courses: ReturnType<typeof resolveCourse>[] };
  }
}

function resolveCourse(
  {
    organization,
    place,
    term,
    date,
    type,
    level,
    duration,
    students,
    rating,
    facts,
    ...course
  }: RichBlockOf<'course-list'>['courses'][number],
  { site, labels }: BlockContext,
) {
  const when = date === undefined ? undefined : formatDate(date, site);
  const details = [organization, place, term, when].filter((text) => text !== undefined);
  const numbers = separatorsOf(site);
  const figures: Figure[] = [
    ...(duration === undefined ? [] : [{ label: labels.duration, text: duration }]),
    ...(students === undefined ? [] : [{ label: labels.students, text: writeNumber(students, numbers) }]),
    ...(rating === undefined
      ? []
      : [{ label: labels.rating, text: writeNumber(rating, numbers), icon: 'star' as const }]),
    ...detailsOf(facts).map((fact) => ({ ...fact, isFact: true as const })),
  ];
  return {
    ...course,
    ...(type !== undefined && typeInWords(type, labels)),
    ...(level && { level: { word: labels[levels[level].label], studs: levels[level].studs } }),
    ...(details.length > 0 && { details }),
    ...(figures.length > 0 && { figures }),
  };
}

/** The duration, the number of students, the rating, or a custom fact. */
interface Figure {
  label: RichText;
  text: RichText;
  icon?: Icon;
  isFact?: true;
}

type Level = NonNullable<BlockOf<'course-list'>['courses'][number]['level']>;

const levels = {
  Beginner: { label: 'beginner', studs: 1 },
  Intermediate: { label: 'intermediate', studs: 2 },
  Advanced: { label: 'advanced', studs: 3 },
} as const satisfies Record<Level, object>;

const types = new Map([
  ['Video Course', { icon: 'video', label: 'videoCourse' }],
  ['Tutorial Series', { icon: 'book-open', label: 'tutorialSeries' }],
  ['Interactive Course', { icon: 'monitor-play', label: 'interactiveCourse' }],
  ['Workshop', { icon: 'wrench', label: 'workshop' }],
] as const);

/*
 * The four known types have an icon and a label in each language, and are recognized by that label too; any other type
 * is shown as written.
 */
function typeInWords(type: RichText, labels: AllLabels): { type: RichText; icon?: Icon } {
  const written = plainText(type);
  const known = [...types].find(([name, { label }]) => name === written || labels[label] === written)?.[1];
  return known ? { type: labels[known.label], icon: known.icon } : { type };
}
