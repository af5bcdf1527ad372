import type { BlockOf, RichBlockOf } from '../../../schema/block.ts';
import type { AllLabels, Resolved, ResolvedPicture } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { checkVideo } from '../../core/checks/addresses/check-video.ts';
import { checkDatesOf } from '../../core/checks/check-days-and-order.ts';
import { checkPageOrLink } from '../../core/checks/check-page-or-link.ts';
import { namedEntries } from '../../core/checks/named-entries.ts';
import { repeatedNames } from '../../core/checks/repeated-names.ts';
import { type Location, type Pointer, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, fixToNearest } from '../../core/diagnostics/did-you-mean.ts';
import { shown } from '../../core/diagnostics/wording.ts';
import { pictureLabelsOf } from '../../core/resolve/pictures/picture-labels-of.ts';
import { resolveVideo } from '../../core/resolve/pictures/resolve-video.ts';
import { formatDateOrPeriod } from '../../core/text/dates-and-periods.ts';
import { zeroOf } from '../../core/text/digits.ts';
import { joinWithComma } from '../../core/text/join-with-comma.ts';
import { type Category, suggestCategory } from '../../core/text/suggest-category.ts';
import { isSameText, plainText } from '../../shared/rich-text.ts';
import { type BlockContext, defineBlock } from '../define-block.ts';
import { content } from './content.ts';
import { featuredCards, type Width } from './featured-cards.ts';
import { type CardPlace, columnsOf, gallerySlot, placeOfCard, slotOfCard, slotOfVideo } from './picture-slots.ts';
import { resume } from './resume.ts';
import { cardGrid as schema } from './schema.ts';
import { structuredData } from './structured-data.ts';

type Grid = BlockOf<'card-grid'>;

export const cardGrid = defineBlock({
  schema,
  isCommon: true,
  lists: ['cards', 'facts', 'tags', 'intro'],
  checkNames: ({ categories = [] }, at) =>
    repeatedNames(
      'OF215',
      categories.map(({ id }, index) => ({ name: id, at: valueAt(`${at}/categories/${index}/id`) })),
      'give this category a different id',
    ),
  check: (block, at, _, today) => [
    ...checkCards(block, at),
    ...checkDatesOf(block.cards ?? [], `${at}/cards`, today),
    ...checkPageOrLink(block.cards ?? [], `${at}/cards`),
  ],
  entries: ({ cards = [] }) => namedEntries(cards, 'cards', ({ title }) => title),
  projects: ({ layout, cards = [] }) => (layout === 'projects' ? cards.length : 0),
  resolve: resolveCards,
  madeFrom: {
    lead: 'featured',
    role: 'roles',
    technologies: 'keywords',
    details: ['organization', 'period', 'date', 'price'],
    href: 'page',
  },
  pictures: ({ cards }) =>
    cards.flatMap(({ picture, pictures = [], video }) => [
      ...(picture ? [picture] : []),
      ...pictures,
      ...(video ? [video.picture] : []),
    ]),
  content,
  resume,
  structuredData,
});

declare module '../../../schema/resolved.ts' {
  interface Added {
    'card-grid': {
      /** The zero of the language's digits, if they aren't Latin. */
      zero?: string;
      /** Only used for checking cards. */
      roles?: never;
      facts?: ReturnType<typeof resolveFact>[];
      cards: ReturnType<typeof resolveCard>[];
    };
  }
}

function checkCards({ cards = [], categories = [], roles }: Grid, at: Pointer): Problem[] {
  const known = categories.map(({ id }) => id);
  return cards.flatMap(({ role, category, video, hidden }, index): Problem[] => {
    if (hidden) return [];
    const problems = checkVideo(video, `${at}/cards/${index}/video`);
    if (role !== undefined && roles !== undefined && !roles.includes(role))
      problems.push({
        code: 'OF208',
        at: valueAt(`${at}/cards/${index}/role`),
        details: { found: role, known: roles.map(shown).join(', ') },
        ...fixToNearest(valueAt(`${at}/cards/${index}/role`), role, roles),
      });
    if (category !== undefined && !known.includes(category))
      problems.push({
        code: 'OF211',
        at: valueAt(`${at}/cards/${index}/category`),
        details: {
          found: category,
          known: known.join(', ') || 'none',
        },
        ...suggestUncertainFix(category, categories, valueAt(`${at}/cards/${index}/category`)),
      });
    return problems;
  });
}

/* Never certain: an unlisted category may be intended. */
function suggestUncertainFix(found: string, categories: readonly Category[], at: Location): Pick<Problem, 'fix'> {
  const closest = suggestCategory(found, categories);
  return closest === undefined ? {} : { fix: { ...didYouMean(at, found, closest), certain: false } };
}

function resolveCards(
  { roles, facts, cards = [], ...block }: RichBlockOf<'card-grid'>,
  context: BlockContext,
): Resolved<'card-grid'> {
  const featured = featuredCards({ ...block, cards });
  const first = context.isFirst ? [...featured.keys(), ...cards].find(({ picture }) => picture) : undefined;
  const zero = zeroOf(context.site);
  const leads = cards.map((card) => featured.get(card));
  const columns = columnsOf(leads);
  return {
    ...block,
    ...(zero && block.filter && { zero }),
    ...(facts && { facts: facts.map((fact) => resolveFact(fact, context.labels)) }),
    cards: cards.map((card, index) => {
      const place = placeOfCard(block.layout, leads, index);
      return resolveCard(
        card,
        { place, lead: leads[index], columns: columns[index], isFirst: card === first },
        context,
      );
    }),
  };
}

type Card = Omit<NonNullable<RichBlockOf<'card-grid'>['cards']>[number], 'picture'> & { picture?: ResolvedPicture };

/** Where a card is in its grid. */
interface Placement {
  place: CardPlace;
  /** The width of a featured card; the others are compact. */
  lead: Width | undefined;
  /** The number of cards in its row. */
  columns: number | undefined;
  /** Whether its picture is the first one of the page. */
  isFirst: boolean;
}

function resolveCard(written: Card, { place, lead, columns, isFirst }: Placement, context: BlockContext) {
  const { featured: _, role, roles = [], organization, period, date, price, page, ...card } = written;
  const { pictures = [], video, technologies = [], keywords = [], ...rest } = card;
  const { site, labels, resolvePicture } = context;
  const all = role === undefined ? roles : [role, ...roles.filter((each) => !isSameText(each, role))];
  const parts = roles.length === 0 ? role : joinWithComma(all, site.language);
  const allKeywords = keywords.length === 0 ? technologies : [...technologies, ...keywords];
  const details = [organization, formatDateOrPeriod({ period, date }, site, labels), price];
  const known = details.filter((text) => text !== undefined);
  return {
    ...rest,
    ...(page !== undefined && { href: page }),
    ...(lead && { lead }),
    ...(parts !== undefined && { role: parts }),
    ...(allKeywords.length > 0 && { technologies: allKeywords }),
    ...(known.length > 0 && { details: known }),
    ...(card.picture && { picture: resolvePicture(card.picture, slotOfCard(place, columns), isFirst) }),
    ...(pictures.length > 0 && {
      pictures: pictures.map((each) => resolvePicture(each, gallerySlot(place, pictures.length), false)),
      pictureLabels: pictureLabelsOf(labels),
    }),
    ...(video && { video: resolveVideo(video, slotOfVideo(place), context) }),
  };
}

type Fact = NonNullable<RichBlockOf<'card-grid'>['facts']>[number];
type Language = NonNullable<Fact['languages']>[number];

/* Resolves the language levels of a fact: to text, and to a number of studs. */
const resolveFact = ({ languages, ...fact }: Fact, labels: Pick<AllLabels, 'native'>) => ({
  ...fact,
  ...(languages && { languages: languages.map((language) => resolveLanguage(language, labels)) }),
});

/* A spoken language with its level as text, and as studs for the six levels of the Common European Framework. */
interface ResolvedLanguage {
  name: RichText;
  level?: RichText;
  studs?: number;
}

/* The levels of the Common European Framework of Reference. "native" is above the highest one. */
const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

function resolveLanguage({ name, level }: Language, { native }: Pick<AllLabels, 'native'>): ResolvedLanguage {
  if (level === undefined) return { name };
  if (plainText(level).toLowerCase() === 'native') return { name, level: native, studs: levels.length };
  const studs = levels.indexOf(plainText(level).toUpperCase()) + 1;
  return { name, level, ...(studs > 0 && { studs }) };
}
