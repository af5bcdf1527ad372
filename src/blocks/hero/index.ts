import type { BlockOf } from '../../../schema/block.ts';
import type { Resolved } from '../../../schema/resolved.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { checkDates } from '../../core/checks/check-dates.ts';
import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import { compact, present } from '../../core/outputs/cv/section-rules.ts';
import {
  type ArticleLocale,
  type ArticleNode,
  described,
  factTexts,
  heading,
  joined,
  linkTexts,
  paragraphs,
  textPoints,
} from '../../core/resolve/article.ts';
import { figuresOf } from '../../core/resolve/figures.ts';
import type { PictureSlot } from '../../core/resolve/pictures/responsive-sizes.ts';
import { formatDate } from '../../core/text/dates.ts';
import { concatTexts, plainText } from '../../shared/rich-text.ts';
import { writeNumber } from '../../shared/write-number.ts';
import { defineBlock } from '../define-block.ts';
import { headlineSize } from './headline-size.ts';
import { hero as schema } from './schema.ts';

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
    const figures = isArticle ? undefined : figuresOf(counters, site);
    const byline = [role, date && formatDate(date, site)].filter((text) => text !== undefined);
    return {
      ...block,
      // Structured data and feeds must not contain what the view doesn't show.
      ...(isArticle ? compact({ facts }) : compact({ counters, availability })),
      ...(isArticle && byline.length > 0 && { byline }),
      size: headlineSize(block.headline),
      ...(block.picture && { picture: resolvePicture(block.picture, isArticle ? wide : portrait, isFirst) }),
      ...(figures && { figures }),
      artwork: { kind: site.theme?.artwork ?? 'door', studs: projects },
    };
  },
  pictures: ({ picture }) => (picture ? [picture] : []),
  article: ({ summary, picture }) =>
    // The title of an entry is above it.
    [...paragraphs(summary), ...(picture ? [{ kind: 'picture', picture } as const] : [])],
  pageContent,
  // The owner's availability and summary for the CV, which starts with the name and the title.
  cv: ({ kind, headline, title, summary, availability }, { owner, labels }) => {
    // The subject of an article page is in the CV where that page is listed.
    if (kind === 'article') return [];
    const alreadyShown = present(owner.name, owner.title, owner.summary).map((text) => plainText(text));
    const texts = present(headline, title, summary, availability).filter(
      (text) => !alreadyShown.includes(plainText(text)),
    );
    return texts.length === 0 ? [] : [compact({ kind: 'summary', heading: labels.summary, texts })];
  },
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

/* Returns all texts and links of a hero, except for the link back, which is repeated at the end of the page. */
function pageContent(block: Resolved<'hero'>, locale: ArticleLocale): ArticleNode[] {
  const { headline, title, byline, summary, tags, actions, availability, links, facts, counters = [], figures } = block;
  const about = [
    ...linkTexts(links),
    ...factTexts(facts),
    ...counters.map(({ label, value, suffix = '' }) =>
      described(label, concatTexts([writeNumber(value, figures), suffix])),
    ),
  ];
  return [
    heading(headline),
    ...paragraphs(title, joined(byline, locale), summary, joined(tags, locale)),
    // A paragraph between them makes two lists.
    ...(availability === undefined
      ? textPoints([...linkTexts(actions), ...about])
      : [...textPoints(linkTexts(actions)), ...paragraphs(availability), ...textPoints(about)]),
    ...(block.picture ? [{ kind: 'picture', picture: block.picture } as const] : []),
  ];
}
