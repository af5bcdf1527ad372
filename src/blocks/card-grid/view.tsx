import type { RichText } from '../../../schema/rich-text.ts';
import { Scale } from '../../components/art/scale.tsx';
import { levelInside } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { part } from '../../components/part.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Paragraphs, Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';
import { type CardData, CardText } from './card-text.tsx';
import { Projects } from './projects.tsx';

export default function CardGrid({ block, level }: ViewProps<'card-grid'>) {
  const { intro = [], facts = [], tags = [], layout = 'highlights', id, heading, type } = block;
  const inside = levelInside(level, heading);
  const isProjects = layout === 'projects';
  return (
    <Section {...{ type, id, heading, level }} variant={layout} intro={isProjects ? intro : []}>
      {isProjects ? (
        <>
          <Facts facts={facts} />
          {block.cards.length > 0 && <Projects block={block} level={inside} />}
        </>
      ) : (
        <Highlights intro={intro} facts={facts} cards={block.cards} level={inside} />
      )}
      <TagList tags={tags} />
    </Section>
  );
}

interface Props {
  intro: readonly RichText[];
  facts: readonly FactData[];
  cards: readonly CardData[];
  level: 2 | 3;
}

/* A lead sentence in large type, the other paragraphs next to the facts, and a few cards in one box. */
function Highlights({ intro: [lead, ...rest], facts, cards, level }: Props) {
  return (
    <>
      {lead !== undefined && <p {...part('lede')}>{renderRichText(lead)}</p>}
      {(rest.length > 0 || facts.length > 0) && (
        <div {...part('about')}>
          {rest.length > 0 && (
            <div {...part('prose')}>
              <Paragraphs texts={rest} />
            </div>
          )}
          <Facts facts={facts} />
        </div>
      )}
      {cards.length > 0 && (
        <ul {...part('highlights')} role="list">
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

type Block = ViewProps<'card-grid'>['block'];
type FactData = NonNullable<Block['facts']>[number];

/* Facts with labels; languages show their level as studs and as text. */
function Facts({ facts }: { facts: readonly FactData[] }) {
  if (facts.length === 0) return null;
  return (
    <dl {...part('profile', 'facts')}>
      {facts.map(({ label, value, languages = [] }, index) => (
        <div key={index}>
          <dt>{renderRichText(label)}</dt>
          {value !== undefined && <dd>{renderRichText(value)}</dd>}
          {languages.length > 0 && (
            <dd>
              <ul {...part('languages')} role="list">
                {languages.map((language, place) => (
                  <Language key={place} {...language} />
                ))}
              </ul>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Language({ name, level, studs }: NonNullable<FactData['languages']>[number]) {
  return (
    <li>
      {renderRichText(name)}
      {studs !== undefined && <Scale filled={studs} total={6} size={9} step={16} />}
      {level !== undefined && <span {...part('level', 'language-level')}>{renderRichText(level)}</span>}
    </li>
  );
}
