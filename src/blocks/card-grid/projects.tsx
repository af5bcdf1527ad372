import { useState } from 'react';
import type { Labels } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { Door } from '../../components/art/door.tsx';
import { Frieze, Tile } from '../../components/art/tile.tsx';
import { FoldedList } from '../../components/fold.tsx';
import { Heading } from '../../components/heading.tsx';
import { part } from '../../components/part.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { useLabels } from '../../components/text/labels.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { hasLongWord } from '../../shared/long-word.ts';
import { plainText } from '../../shared/rich-text.ts';
import { inDigits } from '../../shared/write-number.ts';
import { type CardData, CardText } from './card-text.tsx';
import { type Badge, badgesOf, type Category } from './categories.ts';
import { featuredFirst } from './featured-cards.ts';

interface Props {
  block: ViewProps<'card-grid'>['block'];
  level: 2 | 3;
}

/** A grid of many cards: featured ones are large, the others compact, with a filter by category. */
export function Projects({ block: { cards, categories = [], filter = false, zero }, level }: Props) {
  const labels = useLabels();
  const badgeOf = badgesOf(categories, labels.project);
  const { chosen, choose, chips, matches } = useFilter(cards, categories, labels);
  const shown = cards.filter(matches).length;
  return (
    <>
      {filter && chips.length > 1 && (
        <div {...part('filters')} role="group" aria-label={labels.filter}>
          {chips.map(({ key, label, count }) => (
            <button
              key={key}
              type="button"
              {...part('filter', 'chip')}
              aria-pressed={key === chosen}
              disabled={count === 0}
              onClick={() => choose(key)}
            >
              {renderRichText(label)}
              <span>{inDigits(count, zero)}</span>
            </button>
          ))}
          <span className="visually-hidden" role="status">
            {fillLabel(labels.shown, { count: shown })}
          </span>
        </div>
      )}
      <FoldedList {...part('list', 'projects')} first={4} maxItems={6} label={labels.more} isFiltered={chosen !== ''}>
        {featuredFirst(cards).map((card, index) => (
          <Project
            key={index}
            card={card}
            badge={categories.length > 0 ? badgeOf(card.category) : undefined}
            isHidden={!matches(card)}
            level={level}
          />
        ))}
      </FoldedList>
      {shown === 0 && (
        <div {...part('empty')}>
          <Door studs={0} isBare />
          <div>
            <Heading level={level}>{labels.none}</Heading>
            <p>{labels.noneText}</p>
            <button type="button" {...part('button')} onClick={() => choose('')}>
              {labels.showAll}
            </button>
          </div>
        </div>
      )}
    </>
  );
}

interface ProjectProps {
  card: CardData;
  /** Undefined if the block has no categories. */
  badge: Badge | undefined;
  /** Whether the filter hides this card. */
  isHidden: boolean;
  level: 2 | 3;
}

function Project({ card, badge, isHidden, level }: ProjectProps) {
  const { title, lead } = card;
  return (
    <li
      {...part('item', lead ? 'project lead' : 'project')}
      data-width={lead}
      id={card.id}
      data-tone={badge?.tone}
      hidden={isHidden}
    >
      <Art card={card} />
      <div {...part('text', 'project-text')} data-long={hasLongWord(title)}>
        <CardText card={card} badge={badge} level={level} />
      </div>
    </li>
  );
}

function Art({ card: { title, picture, lead } }: Pick<ProjectProps, 'card'>) {
  const art = picture && <Picture picture={picture} />;
  if (!lead) return art ?? <Tile name={plainText(title)} />;
  return (
    <div {...part('panel')} data-picture={picture && ''}>
      {art ?? <Frieze name={plainText(title)} columns={lead === 'narrow' ? 5 : 7} />}
    </div>
  );
}

interface Chip {
  /** The id of a category; "" for all cards. */
  key: string;
  label: RichText;
  count: number;
}

/* The filter by category. Cards without a listed category share a chip, if there are any. */
function useFilter(cards: readonly { category?: string }[], categories: readonly Category[], labels: Labels) {
  const [chosen, choose] = useState('');
  const listed = new Set(categories.map(({ id }) => id));
  const keyOf = (card: { category?: string }) =>
    card.category !== undefined && listed.has(card.category) ? card.category : unlisted;
  const count = (key: string) => cards.filter((card) => keyOf(card) === key).length;
  const chips: Chip[] = [
    { key: '', label: labels.all, count: cards.length },
    ...categories.map(({ id, label }) => ({ key: id, label, count: count(id) })),
    ...(count(unlisted) > 0 && categories.length > 0
      ? [{ key: unlisted, label: labels.project, count: count(unlisted) }]
      : []),
  ];
  const matches = (card: { category?: string }) => chosen === '' || keyOf(card) === chosen;
  return { chosen, choose, chips, matches };
}

/* Never equals a category: keys contain no spaces. */
const unlisted = ' unlisted';
