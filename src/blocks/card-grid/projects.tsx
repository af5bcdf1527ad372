import { Door } from '../../components/art/door.tsx';
import { FoldedList } from '../../components/fold/folded-list.tsx';
import { Heading } from '../../components/heading.tsx';
import { useLabels } from '../../components/text/labels.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { inDigits } from '../../shared/in-digits.ts';
import { badgesOf } from './categories.ts';
import { featuredFirst } from './featured-cards.ts';
import { Project } from './project.tsx';
import { useFilter } from './use-filter.ts';

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
        <div className="filters" role="group" aria-label={labels.filter}>
          {chips.map(({ key, label, count }) => (
            <button
              key={key}
              type="button"
              className="chip"
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
      <FoldedList className="projects" first={4} maxItems={6} label={labels.more} isFiltered={chosen !== ''}>
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
        <div className="empty">
          <Door studs={0} isBare />
          <div>
            <Heading level={level}>{labels.none}</Heading>
            <p>{labels.noneText}</p>
            <button type="button" className="button" onClick={() => choose('')}>
              {labels.showAll}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
