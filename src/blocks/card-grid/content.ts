import type { Resolved } from '../../../schema/resolved.ts';
import {
  type ContentLocale,
  type Entry,
  entries,
  type Section,
  section,
  videoLabel,
  withDetail,
} from '../../core/article/block-content.ts';

type Grid = Resolved<'card-grid'>;

/** The facts, the cards, and the tags. Spoken languages are a section of the CV. */
export function content(block: Grid, { labels }: ContentLocale): Section {
  const { layout = 'highlights', facts = [], cards, tags } = block;
  const known = facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
  const content = [
    ...entries([{ facts: known }, ...facts.filter(({ languages = [] }) => languages.length > 0).map(languagesEntry)]),
    ...entries(cards.map((card) => cardEntry(card, block, labels.project))),
  ];
  const record =
    layout === 'projects'
      ? ({ kind: 'projects', heading: labels.projects } as const)
      : facts.length > 0 || cards.length === 0
        ? ({ kind: 'summary', heading: labels.summary } as const)
        : ({ kind: 'other', heading: labels.other } as const);
  return { ...section(block, content, record), words: tags };
}

const languagesEntry = ({ label, languages = [] }: NonNullable<Grid['facts']>[number]): Entry => ({
  title: label,
  words: languages.map(({ name, level }) => (level === undefined ? name : withDetail(name, level))),
  record: 'languages',
});

function cardEntry(card: Grid['cards'][number], { layout, categories = [] }: Grid, unlisted: string): Entry {
  const { title, href, role, details = [], facts, category, description, achievements, technologies, video } = card;
  const badges = layout === 'projects' ? categories : [];
  const badge = badges.find(({ id }) => id === category)?.label;
  return {
    title,
    href,
    badge: badges.length > 0 && badge === undefined ? unlisted : undefined,
    about: [role, ...details, badge],
    texts: [description],
    facts,
    points: achievements,
    words: technologies,
    links: [...(card.links ?? []), ...(video ? [{ label: videoLabel(video), href: video.href }] : [])],
  };
}
