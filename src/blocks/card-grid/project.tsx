import { Frieze, Tile } from '../../components/art/tile.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { hasLongWord } from '../../shared/long-word.ts';
import { plainText } from '../../shared/rich-text.ts';
import type { CardData } from './card-data.ts';
import { CardText } from './card-text.tsx';
import type { Badge } from './categories.ts';

interface Props {
  card: CardData;
  /** Undefined if the block has no categories. */
  badge: Badge | undefined;
  /** Whether the filter hides this card. */
  isHidden: boolean;
  level: 2 | 3;
}

/** A card: its tile, or a band of tiles if it is featured; name, badge, role and texts. */
export function Project({ card, badge, isHidden, level }: Props) {
  const { title, lead } = card;
  return (
    <li
      className={lead ? 'project lead' : 'project'}
      data-width={lead}
      id={card.id}
      data-tone={badge?.tone}
      hidden={isHidden}
    >
      <Art card={card} />
      <div className="project-text" data-long={hasLongWord(title)}>
        <CardText card={card} badge={badge} level={level} />
      </div>
    </li>
  );
}

function Art({ card: { title, picture, lead } }: Pick<Props, 'card'>) {
  const art = picture && <Picture picture={picture} />;
  if (!lead) return art ?? <Tile name={plainText(title)} />;
  return (
    <div className="panel" data-picture={picture && ''}>
      {art ?? <Frieze name={plainText(title)} columns={lead === 'narrow' ? 5 : 7} />}
    </div>
  );
}
