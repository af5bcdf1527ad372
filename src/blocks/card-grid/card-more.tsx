import { Picture } from '../../parts/picture.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { words } from '../../parts/words.ts';

type CardData = ViewProps<'card-grid'>['block']['cards'][number];

/** What a card says, where that is more than a description: for whom and when it was, what came of it, more pictures. */
export function CardMore({ card }: { card: CardData }) {
  const { description, details = [], achievements = [], pictures = [] } = card;
  return (
    <>
      <TagList tags={details} look="words" />
      {description !== undefined && <p className="description">{words(description)}</p>}
      {achievements.length > 0 && (
        <ul className="points" role="list">
          {achievements.map((achievement, index) => (
            <li key={index}>{words(achievement)}</li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <ul className="card-pictures" role="list">
          {pictures.map((picture, index) => (
            <li key={index}>
              <Picture picture={picture} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
