import type { BlockOf } from '../../../schema/block.ts';
import { checkDates } from '../../core/checks/check-dates.ts';
import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import { compact } from '../../core/outputs/cv/section-rules.ts';
import { paragraphs } from '../../core/resolve/article/article.ts';
import { figuresOf } from '../../core/resolve/figures.ts';
import type { PictureSlot } from '../../core/resolve/pictures/responsive-sizes.ts';
import { formatDate } from '../../core/text/dates.ts';
import { defineBlock } from '../define-block.ts';
import { cv } from './cv.ts';
import { headlineSize } from './headline-size.ts';
import { pageContent } from './page-content.ts';
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
  cv,
  isCommon: true,
  article: ({ summary, picture }) =>
    // The title of an entry is above it.
    [...paragraphs(summary), ...(picture ? [{ kind: 'picture', picture } as const] : [])],
  pageContent,
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
});

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
