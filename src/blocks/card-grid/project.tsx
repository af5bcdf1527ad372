import { Frieze, Tile } from '../../parts/art/tile.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Link } from '../../parts/link.tsx';
import { Picture } from '../../parts/picture.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import { isPortrait } from '../../shared/is-portrait.ts';
import { hasLongWord } from '../../shared/long-word.ts';
import { CardLinks } from './card-links.tsx';
import { CardMore } from './card-more.tsx';
import type { Badge } from './categories.ts';
import type { CardData } from './highlights.tsx';

interface Props {
  card: CardData;
  /** None where the block has no categories. */
  badge: Badge | undefined;
  /** Whether a phone keeps this card back. */
  isLate: boolean;
  /** Whether the filter has left this card out. */
  isHidden: boolean;
  level: 2 | 3;
}

/** One card: its tile, or a panel of tiles when it is a lead; name, badge, role, words. */
export function Project({ card, badge, isLate, isHidden, level }: Props) {
  const { title, role, description, technologies = [], links = [], lead } = card;
  return (
    <li
      className={lead ? 'project lead' : 'project'}
      data-width={lead}
      id={card.id}
      data-tone={badge?.tone}
      data-late={isLate || undefined}
      hidden={isHidden}
    >
      <article>
        <Art card={card} />
        <div className="project-text" data-long={hasLongWord(title)}>
          <Heading level={level}>
            {card.href === undefined ? <bdi>{title}</bdi> : <Link href={card.href}>{title}</Link>}
          </Heading>
          {badge && (
            <p className="badge">
              <bdi>{badge.label}</bdi>
            </p>
          )}
          {role !== undefined && <p className="role">{role}</p>}
          {description !== undefined && <p className="description">{description}</p>}
          <CardMore card={card} />
          <TagList tags={technologies} look="words" />
          <CardLinks links={links} />
        </div>
      </article>
    </li>
  );
}

function Art({ card: { title, picture, lead } }: Pick<Props, 'card'>) {
  const art = picture && <Picture picture={picture} />;
  if (!lead) return art ?? <Tile name={title} />;
  return (
    <div className="panel" data-picture={picture && (isPortrait(picture) ? 'tall' : 'wide')}>
      {art ?? <Frieze name={title} columns={lead === 'narrow' ? 5 : 7} />}
    </div>
  );
}
