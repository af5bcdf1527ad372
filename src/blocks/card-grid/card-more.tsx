import { Picture } from '../../parts/picture.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';

type CardData = ViewProps<'card-grid'>['block']['cards'][number];

/** What only some cards say: for whom and when it was, what came of it, more pictures. */
export function CardMore({ card: { details = [], achievements = [], pictures = [] } }: { card: CardData }) {
  return (
    <>
      <TagList tags={details} look="words" />
      {achievements.length > 0 && (
        <ul className="points" role="list">
          {achievements.map((achievement, index) => (
            <li key={index}>{achievement}</li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <div className="card-pictures">
          {pictures.map((picture, index) => (
            <Picture key={index} picture={picture} />
          ))}
        </div>
      )}
    </>
  );
}
