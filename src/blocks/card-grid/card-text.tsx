import type { Extras } from '../../components/extras.ts';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { Name } from '../../components/text/name.tsx';
import { renderRichText } from '../../components/text/render-rich-text.ts';
import type { CardData } from './card-data.ts';
import type { Badge } from './categories.ts';

interface Props {
  card: CardData;
  /** None where the block has no categories. */
  badge?: Badge | undefined;
  level: 2 | 3;
  More: Extras['CardMore'] | undefined;
}

/** What a card says: its name, its badge, the owner's part in it, what it is, and where to see it. */
export function CardText({ card, badge, level, More }: Props) {
  const { title, href, role, description, technologies = [], links = [] } = card;
  return (
    <>
      <Heading level={level}>
        <Name href={href}>{title}</Name>
      </Heading>
      {badge && <p className="badge">{badge.label}</p>}
      {role !== undefined && <p className="role">{role}</p>}
      {More ? (
        <More card={card} />
      ) : (
        description !== undefined && <p className="description">{renderRichText(description)}</p>
      )}
      <TagList tags={technologies} look="words" />
      {links.length > 0 && (
        <p className="card-links">
          {links.map((link, index) => (
            <Link key={index} href={link.href}>
              {link.icon && <Icon name={link.icon} />}
              {renderRichText(link.label)}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
