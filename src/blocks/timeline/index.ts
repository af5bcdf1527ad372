import type { RichBlockOf } from '../../../schema/block.ts';
import type { Detail } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { Site } from '../../../schema/site.ts';
import { entries, linked, section } from '../../core/article/block-content.ts';
import { checkDatesOf } from '../../core/checks/check-days-and-order.ts';
import { namedEntries } from '../../core/checks/named-entries.ts';
import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { formatDateOrPeriod, isOngoing, type Period, periodIncludes } from '../../core/text/dates-and-periods.ts';
import { dayIn } from '../../core/text/day-in-time-zone.ts';
import { joinWithComma } from '../../core/text/join-with-comma.ts';
import { concatTexts, isSameText } from '../../shared/rich-text.ts';
import { type BlockContext, defineBlock } from '../define-block.ts';
import { resume } from './resume.ts';
import { timeline as schema } from './schema.ts';
import { structuredData } from './structured-data.ts';

type Entry = RichBlockOf<'timeline'>['entries'][number];

export const timeline = defineBlock({
  schema,
  isCommon: true,
  lists: ['entries'],
  check: ({ entries }, at, _, today) => checkDatesOf(entries, `${at}/entries`, today),
  entries: ({ entries }) => namedEntries(entries, 'entries', nameOf),
  madeFrom: {
    dates: ['period', 'date'],
    current: 'period',
    isContinued: 'organization',
    title: ['degree', 'area', 'organization'],
    details: ['employment', 'score', 'courses', 'facts'],
  },
  resolve: (block, context) => {
    const entries = block.entries.map((entry, index) => ({
      ...resolveEntry(entry, context),
      ...(entry.organization !== undefined &&
        isSameText(entry.organization, block.entries[index - 1]?.organization) && { isContinued: true as const }),
    }));
    return {
      ...block,
      technologiesLabel: context.labels[technologies[block.kind ?? 'work']],
      entries,
    };
  },
  pictures: ({ entries }) => entries.flatMap(({ picture }) => picture ?? []),
  content: (block, { labels }) => {
    const records = {
      work: { kind: 'work', heading: labels.experience },
      education: { kind: 'education', heading: labels.education },
      volunteer: { kind: 'volunteering', heading: labels.volunteering },
      other: { kind: 'other', heading: labels.other },
    } as const;
    const list = block.entries.map(
      ({ title, href, dates, current, organization, isContinued, location, about, description, ...entry }, index) => ({
        title,
        // The organization has the link; at the same organization as above, only another link is repeated.
        href: organization === undefined || (isContinued && href !== block.entries[index - 1]?.href) ? href : undefined,
        when: dates,
        badge: current,
        about: [organization && linked(organization, isContinued ? undefined : href), location],
        texts: [about, description],
        details: entry.details,
        points: entry.achievements,
        words: entry.technologies,
        wordsLabel: block.technologiesLabel,
      }),
    );
    return section(block, entries(list), records[block.kind ?? 'work']);
  },
  resume,
  structuredData,
});

declare module '../../../schema/resolved.ts' {
  interface Added {
    timeline: {
      /** The label of the technologies, for screen readers. */
      technologiesLabel: string;
      entries: (ReturnType<typeof resolveEntry> & {
        /** Whether the previous entry is at the same organization, so that its name isn't repeated. */
        isContinued?: true;
      })[];
    };
  }
}

const technologies = { work: 'technologies', education: 'topics', volunteer: 'duties', other: 'technologies' } as const;

function resolveEntry(entry: Entry, { site, labels, host, resolvePicture }: BlockContext) {
  const {
    title,
    degree,
    area,
    period,
    date,
    employment,
    score,
    courses,
    facts = [],
    picture,
    organization,
    ...rest
  } = entry;
  const dates = formatDateOrPeriod({ period, date }, site, labels);
  const heading = nameOf(entry);
  const isHeading = title === undefined && degreeOf(entry) === undefined;
  const degreeLine = degreeOf(entry) === heading ? undefined : degreeOf(entry);
  // The kind of employment, the grade, the courses, and custom facts.
  const details: Detail[] = [
    ...[degreeLine, employment].flatMap((text) => (text === undefined ? [] : [{ text }])),
    ...(score === undefined ? [] : [{ label: labels.score, text: score }]),
    ...(courses?.length ? [{ label: labels.courses, text: joinWithComma(courses, site.language) }] : []),
    ...facts.map(({ label, value }) => ({ label, text: value })),
  ];
  return {
    ...rest,
    title: heading,
    // Doesn't repeat the heading below it.
    ...(organization !== undefined && !isHeading && { organization }),
    ...(dates !== undefined && { dates }),
    ...(period && isCurrent(period, site, host.now) && { current: currentLabel(period, labels.current) }),
    ...(details.length > 0 && { details }),
    ...(picture && { picture: resolvePicture(picture, logo, false) }),
  };
}

/* Without a build date, every period without an end is current. */
const isCurrent = (period: Period, { timeZone }: Pick<Site, 'timeZone'>, now: Date | undefined): boolean =>
  now ? periodIncludes(period, dayIn(now, timeZone)) : isOngoing(period);

/* A period that ends after the build isn't current for later visitors. */
const currentLabel = ({ end }: Period, label: string): RichText =>
  end === undefined || end === 'present'
    ? label
    : { rich: [{ kind: 'time', of: 'until', date: end, before: label, after: '' }] };

/* A degree replaces the title, and so does a company alone. The schema requires one of them. */
const nameOf = (entry: Entry): RichText => entry.title ?? degreeOf(entry) ?? (entry.organization as RichText);

const degreeOf = ({ degree, area }: Entry): RichText | undefined =>
  degree !== undefined && area !== undefined ? concatTexts([degree, area], ', ') : (degree ?? area);

/* Must match the style sheet, see tests/browser/blocks/pictures.test.ts. */
const logo: PictureSlot = { sizes: [['', '2.5rem']], widths: [40, 80, 120] };
