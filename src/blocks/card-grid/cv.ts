import type { CvItem, CvSection, Resolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import {
  type CvContext,
  compact,
  detailsOf,
  present,
  type SectionsOf,
  withDetail,
} from '../../core/outputs/cv/section-rules.ts';
import { plainText, withoutFormatting } from '../../shared/rich-text.ts';

type Grid = Resolved<'card-grid'>;
type Fact = NonNullable<Grid['facts']>[number];

/** The projects or personal details in the CV; spoken languages among the facts are a separate section. */
export const cv: SectionsOf<'card-grid'> = (block, context) => {
  const { layout = 'highlights', heading, intro, facts = [], cards, tags } = block;
  const { labels } = context;
  const isProjects = layout === 'projects';
  const kind = isProjects ? 'projects' : facts.length > 0 || cards.length === 0 ? 'summary' : 'other';
  const main = compact<CvSection>({
    kind,
    heading: heading ?? (isProjects ? labels.projects : kind === 'summary' ? labels.summary : labels.other),
    texts: intro,
    items: [...factsItem(facts, context), ...cards.map((card) => itemOf(card, block))],
    words: tags,
  });
  const isEmpty = !main.texts && !main.items && !main.words;
  return [...(isEmpty ? [] : [main]), ...facts.flatMap(languagesOf)];
};

function factsItem(facts: readonly Fact[], { contacts }: CvContext): CvItem[] {
  const isSaid = (value: RichText) => contacts.some(({ text }) => text === plainText(value));
  const details = facts.flatMap(({ label, value }) =>
    value === undefined || isSaid(value) ? [] : [{ label, text: value }],
  );
  return details.length === 0 ? [] : [{ details }];
}

function languagesOf({ label, languages = [] }: Fact): CvSection[] {
  if (languages.length === 0) return [];
  const spoken = languages.map(({ name, level }) => (level === undefined ? name : withDetail(name, level)));
  return [{ kind: 'languages', heading: label, words: spoken }];
}

function itemOf(card: Grid['cards'][number], { categories = [] }: Grid): CvItem {
  const {
    title,
    href,
    role,
    details = [],
    facts,
    category,
    description,
    achievements,
    technologies,
    links = [],
    video,
  } = card;
  const badge = categories.find(({ id }) => id === category)?.label;
  return compact({
    title,
    href,
    about: present(role, ...details, badge),
    texts: present(description),
    details: detailsOf(facts),
    points: achievements,
    words: technologies,
    // The host of a video is added only if the link has no other label.
    links: [...links, ...(video ? [{ label: withoutFormatting(video.title ?? video.host), href: video.href }] : [])],
  });
}
