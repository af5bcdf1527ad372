import { Heading } from '../../parts/heading.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Link } from '../../parts/link.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Paragraphs } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { CardLinks } from './card-links.tsx';
import { CardMore } from './card-more.tsx';
import { type FactData, Facts } from './facts.tsx';

export type CardData = ViewProps<'card-grid'>['block']['cards'][number];

interface Props {
  intro: readonly string[];
  facts: readonly FactData[];
  cards: readonly CardData[];
  level: 2 | 3;
}

/** A first sentence in large letters, the rest beside the facts, and a few cards in one box. */
export function Highlights({ intro: [lead, ...rest], facts, cards, level }: Props) {
  return (
    <>
      {lead !== undefined && <p className="lede">{lead}</p>}
      {(rest.length > 0 || facts.length > 0) && (
        <div className="about">
          <div className="prose">
            <Paragraphs texts={rest} />
          </div>
          <Facts facts={facts} />
        </div>
      )}
      {cards.length > 0 && (
        <ul className="highlights" role="list">
          {cards.map((card, index) => (
            <li key={index} id={card.id}>
              {card.picture ? (
                <Picture picture={card.picture} />
              ) : (
                card.icon && <Icon name={card.icon} className="large" />
              )}
              <Heading level={level}>
                {card.href === undefined ? card.title : <Link href={card.href}>{card.title}</Link>}
              </Heading>
              {card.role !== undefined && <p className="role">{card.role}</p>}
              {card.description !== undefined && <p className="description">{card.description}</p>}
              <CardMore card={card} />
              <TagList tags={card.technologies ?? []} look="words" />
              <CardLinks links={card.links ?? []} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
