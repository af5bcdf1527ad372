import { FactList } from '../../components/fact-list.tsx';
import { Heading } from '../../components/heading.tsx';
import { LabeledLink } from '../../components/icon-links.tsx';
import { part } from '../../components/part.ts';
import { PictureList } from '../../components/pictures/picture-list.tsx';
import { Video } from '../../components/pictures/video.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { Name, renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';
import type { Badge } from './categories.ts';

interface Props {
  card: CardData;
  /** Undefined if the block has no categories. */
  badge?: Badge | undefined;
  level: 2 | 3;
}

/** The content of a card: its name, badge, role, client and period, description, results and links. */
export function CardText({ card, badge, level }: Props) {
  const { title, href, role, description, details = [], facts, achievements = [] } = card;
  const { technologies = [], links = [], video, pictures = [], pictureLabels } = card;
  return (
    <>
      <Heading level={level}>
        <Name href={href}>{title}</Name>
      </Heading>
      {badge && <p {...part('badge')}>{renderRichText(badge.label)}</p>}
      {role !== undefined && <p {...part('role')}>{renderRichText(role)}</p>}
      <TagList tags={details} variant="words" />
      {description !== undefined && <p {...part('description')}>{renderRichText(description)}</p>}
      {achievements.length > 0 && (
        <ul {...part('points')} role="list">
          {achievements.map((achievement, index) => (
            <li key={index}>{renderRichText(achievement)}</li>
          ))}
        </ul>
      )}
      <FactList facts={facts} />
      {video && <Video {...video} />}
      {pictureLabels && (
        <PictureList layout="card-pictures" items={pictures.map((picture) => ({ picture }))} labels={pictureLabels} />
      )}
      <TagList tags={technologies} variant="words" />
      {links.length > 0 && (
        <p {...part('links', 'card-links')}>
          {links.map((link, index) => (
            <LabeledLink key={index} {...link} />
          ))}
        </p>
      )}
    </>
  );
}

export type CardData = ViewProps<'card-grid'>['block']['cards'][number];
