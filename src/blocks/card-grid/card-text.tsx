import type { Extras } from '../../parts/extras.ts';
import { Heading } from '../../parts/heading.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Link } from '../../parts/link.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import { Name } from '../../parts/words/name.tsx';
import { words } from '../../parts/words/words.ts';
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
      {More ? <More card={card} /> : description !== undefined && <p className="description">{words(description)}</p>}
      <TagList tags={technologies} look="words" />
      {links.length > 0 && (
        <p className="card-links">
          {links.map((link, index) => (
            <Link key={index} href={link.href}>
              {link.icon && <Icon name={link.icon} />}
              {words(link.label)}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
