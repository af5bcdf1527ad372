import type { BlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { described, joined, linkTexts, pageOnly, paragraphs, textPoints } from '../../core/article/block-content.ts';
import { checkDates } from '../../core/checks/check-days-and-order.ts';
import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { formatDate } from '../../core/text/dates-and-periods.ts';
import { omitEmpty } from '../../shared/omit-empty.ts';
import { concatTexts } from '../../shared/rich-text.ts';
import { writeNumber } from '../../shared/write-number.ts';
import { defineBlock } from '../define-block.ts';
import { hero as schema } from './schema.ts';
import { counterLayout, headlineSize } from './text-sizes.ts';

/* Must match the style sheet, see tests/browser/blocks/pictures.test.ts. */
const portrait: PictureSlot = {
  name: 'hero',
  sizes: [
    ['(min-width: 48rem) ', 'min(27vw, clamp(15rem, (100svh - 15.25rem) * 0.5625, 27rem))'],
    ['', 'min(30vw, 9rem)'],
  ],
  widths: [240, 320, 640, 864],
  box: 4 / 5,
};

/* As wide as the page. */
const wide: PictureSlot = {
  name: 'article',
  sizes: [['', 'min(91vw, 88rem)']],
  widths: [360, 720, 1240, 2480],
  box: 16 / 9,
};

export const hero = defineBlock({
  schema,
  isCommon: true,
  namesPage: true,
  madeFrom: { artwork: 'picture', byline: ['role', 'date'] },
  check: checkHero,
  resolve: (written, { site, projects, isFirst, resolvePicture }) => {
    const isArticle = written.kind === 'article';
    const { date, role, facts, counters, availability, ...block } = written;
    const figures = isArticle ? undefined : counterLayout(counters, site);
    const byline = [role, date && formatDate(date, site)].filter((text) => text !== undefined);
    return {
      ...block,
      // Structured data and feeds must not contain what the view doesn't show.
      ...(isArticle ? omitEmpty({ facts }) : omitEmpty({ counters, availability })),
      ...(isArticle && byline.length > 0 && { byline }),
      size: headlineSize(block.headline),
      ...(block.picture && { picture: resolvePicture(block.picture, isArticle ? wide : portrait, isFirst) }),
      ...(figures && { figures }),
      artwork: { kind: site.theme?.artwork ?? 'door', studs: projects },
    };
  },
  pictures: ({ picture }) => (picture ? [picture] : []),
  // Without the link back, which is repeated at the end of the page.
  content: ({ kind, headline, title, byline, summary, availability, tags, picture, ...block }, locale) => ({
    kind: 'section',
    title: headline,
    content: [
      // A post has its subject in its title.
      ...(kind === 'article' ? [pageOnly(paragraphs(title))] : paragraphs(title)),
      pageOnly(paragraphs(joined(byline, locale))),
      ...paragraphs(summary, availability),
      pageOnly([
        ...paragraphs(joined(tags, locale)),
        ...textPoints([
          ...linkTexts(block.actions),
          ...linkTexts(block.links),
          ...(block.facts ?? []).map(({ label, value }) => described(label, value)),
          ...(block.counters ?? []).map(({ label, value, suffix = '' }) =>
            described(label, concatTexts([writeNumber(value, block.figures), suffix])),
          ),
        ]),
      ]),
      ...(picture ? [{ kind: 'picture', picture } as const] : []),
    ],
    // The subject of an article page is in the CV where that page is listed.
    ...(kind !== 'article' && { record: { kind: 'summary', heading: locale.labels.summary } }),
  }),
});

declare module '../../../schema/resolved.ts' {
  interface Added {
    hero: {
      /** Part of the byline. */
      date?: never;
      role?: never;
      /** The line below an article's title: the owner's role, the date, and the reading time. */
      byline?: RichText[];
      /** The link from an article to the page that lists it. */
      back?: Link;
      /** Its tags. */
      tags?: RichText[];
      picture?: ResolvedPicture;
      /** The artwork if there is no image; the door has one stud per project on its page. */
      artwork: { kind: 'door' | 'tile' | 'none'; studs: number };
      /** The font size of the headline. */
      size: HeadlineSize;
      /** How the counters format and arrange numbers, if it isn't the default. */
      figures?: Figures;
    };
  }
}

const ofArticles = ['date', 'role', 'facts'] as const;
const ofPersons = ['counters', 'availability'] as const;

/* Reports an invalid date of an article, and settings that its kind doesn't support. */
function checkHero(block: BlockOf<'hero'>, at: Pointer): Problem[] {
  const { kind = 'person', date } = block;
  const unsupported = (kind === 'article' ? ofPersons : ofArticles).filter((name) => block[name] !== undefined);
  return [
    ...checkDates({ date }, at),
    ...unsupported.map(
      (name): Problem => ({ code: 'OF242', at: { pointer: `${at}/${name}`, part: 'key' }, details: { name, kind } }),
    ),
  ];
}
