import { FactList } from '../../components/fact-list.tsx';
import { PictureList } from '../../components/pictures/picture-list.tsx';
import { Video } from '../../components/pictures/video.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { renderRichText } from '../../components/text/render-rich-text.ts';
import type { ViewProps } from '../../components/view.ts';

type CardData = ViewProps<'card-grid'>['block']['cards'][number];

/** What a card says, where that is more than a description: for whom and when it was, what came of it, more pictures. */
export function CardMore({ card }: { card: CardData }) {
  const { description, details = [], facts, achievements = [], video, pictures = [], pictureWords } = card;
  return (
    <>
      <TagList tags={details} look="words" />
      {description !== undefined && <p className="description">{renderRichText(description)}</p>}
      {achievements.length > 0 && (
        <ul className="points" role="list">
          {achievements.map((achievement, index) => (
            <li key={index}>{renderRichText(achievement)}</li>
          ))}
        </ul>
      )}
      <FactList facts={facts} />
      {video && <Video {...video} />}
      {pictureWords && (
        <PictureList className="card-pictures" items={pictures.map((picture) => ({ picture }))} words={pictureWords} />
      )}
    </>
  );
}
