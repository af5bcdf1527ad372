import { Frieze, Tile } from '../../parts/art/tile.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Picture } from '../../parts/picture.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import { CardLinks } from './card-links.tsx';
import type { Badge } from './categories.ts';
import type { CardData } from './highlights.tsx';

interface Props {
  card: CardData;
  badge: Badge;
  /** How wide a lead is; null for a compact card. */
  width: 'wide' | 'narrow' | 'full' | null;
  /** Whether a phone keeps this card back. */
  isLate: boolean;
  /** Whether the filter has left this card out. */
  isHidden: boolean;
  level: 2 | 3;
}

/** One card: its tile, or a panel of tiles when it is a lead; name, badge, role, words. */
export function Project({ card, badge, width, isLate, isHidden, level }: Props) {
  const { title, role, description, technologies = [], links = [], picture } = card;
  return (
    <li
      className={width ? 'project lead' : 'project'}
      data-width={width ?? undefined}
      data-tone={badge.tone}
      data-late={isLate || undefined}
      hidden={isHidden}
    >
      <article>
        <Art title={title} picture={picture} width={width} />
        <div className="project-text">
          <Heading level={level}>
            <bdi>{title}</bdi>
          </Heading>
          <p className="badge">
            <bdi>{badge.label}</bdi>
          </p>
          {role !== undefined && <p className="role">{role}</p>}
          {description !== undefined && <p className="description">{description}</p>}
          <TagList tags={technologies} look="words" />
          <CardLinks links={links} />
        </div>
      </article>
    </li>
  );
}

function Art({ title, picture, width }: Pick<CardData, 'title' | 'picture'> & Pick<Props, 'width'>) {
  const art = picture && <Picture picture={picture} />;
  if (width === null) return art ?? <Tile name={title} />;
  return <div className="panel">{art ?? <Frieze name={title} columns={width === 'narrow' ? 5 : 7} />}</div>;
}
