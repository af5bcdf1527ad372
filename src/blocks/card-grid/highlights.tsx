import type { RichText } from '../../../schema/rich-text.ts';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { Paragraphs } from '../../components/section.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { CardData } from './card-data.ts';
import { CardText } from './card-text.tsx';
import { type FactData, Facts } from './facts.tsx';

interface Props {
  intro: readonly RichText[];
  facts: readonly FactData[];
  cards: readonly CardData[];
  level: 2 | 3;
}

/** A lead sentence in large type, the other paragraphs next to the facts, and a few cards in one box. */
export function Highlights({ intro: [lead, ...rest], facts, cards, level }: Props) {
  return (
    <>
      {lead !== undefined && <p className="lede">{renderRichText(lead)}</p>}
      {(rest.length > 0 || facts.length > 0) && (
        <div className="about">
          {rest.length > 0 && (
            <div className="prose">
              <Paragraphs texts={rest} />
            </div>
          )}
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
              <CardText card={card} level={level} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
