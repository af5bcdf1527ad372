import { useId } from 'react';
import type { ResolvedPicture } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { Door } from '../../components/art/door.tsx';
import { Tile } from '../../components/art/tile.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { Actions, IconLinks } from '../../components/icon-links.tsx';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';
import { hasLongWord } from '../../shared/long-word.ts';
import { plainText } from '../../shared/rich-text.ts';
import { Counter } from './counter.tsx';

export default function Hero(props: ViewProps<'hero'>) {
  return props.block.kind === 'article' ? <ArticleHero {...props} /> : <PersonHero {...props} />;
}

function PersonHero({ block, level }: ViewProps<'hero'>) {
  const { id, headline, title, summary, actions = [], counters = [], links = [], availability } = block;
  const { picture, artwork, figures, size } = block;
  const headingId = `of-${useId()}`;
  const hasArtwork = picture !== undefined || artwork.kind !== 'none';
  return (
    <section
      id={id}
      className="hero"
      data-block="hero"
      data-artless={hasArtwork ? undefined : ''}
      aria-labelledby={headingId}
    >
      <div {...part('wrap stage', 'wrap hero-wall')}>
        <div {...part('text', 'hero-text')}>
          <Heading level={level} id={headingId}>
            <span
              {...part('headline', 'hero-headline')}
              data-size={size}
              data-parts={hasThreeParts(headline) ? '' : undefined}
            >
              {renderRichText(headline)}
            </span>
            {title !== undefined && (
              <span {...part('title', 'hero-title')} data-long={hasLongWord(title)}>
                {' '}
                {renderRichText(title)}
              </span>
            )}
          </Heading>
          {summary !== undefined && <p {...part('summary', 'hero-summary')}>{renderRichText(summary)}</p>}
          <Actions actions={actions} />
          <div {...part('foot', 'hero-foot')}>
            {availability !== undefined && <p {...part('availability')}>{renderRichText(availability)}</p>}
            <IconLinks links={links} />
          </div>
        </div>
        <Artwork block={block} />
      </div>
      {(hasArtwork || counters.length > 0) && (
        <div {...part('ground')}>
          {counters.length > 0 && (
            <dl {...part('wrap counters')} data-size={figures?.size} data-columns={figures?.columns}>
              {counters.map((counter, index) => (
                <Counter key={index} {...counter} figures={figures} />
              ))}
            </dl>
          )}
        </div>
      )}
    </section>
  );
}

const hasThreeParts = (headline: RichText) => plainText(headline).trim().split(/\s+/).length > 2;

function Artwork({ block: { picture, artwork, headline } }: Pick<ViewProps<'hero'>, 'block'>) {
  if (picture)
    return (
      <div {...part('figure', 'hero-picture')} data-shape={pictureShape(picture)}>
        <Picture picture={picture} />
      </div>
    );
  switch (artwork.kind) {
    case 'door':
      return (
        <div {...part('hero-door')}>
          <Door studs={artwork.studs} />
        </div>
      );
    case 'tile':
      return (
        <div {...part('hero-tile')}>
          <Tile name={plainText(headline)} />
        </div>
      );
    case 'none':
      return null;
  }
}

/* The start of a page about one subject: a link back, the title, byline, facts, and an image. */
function ArticleHero({ block, level }: ViewProps<'hero'>) {
  const { id, headline, title, summary, byline = [], facts, tags = [], actions = [], links = [], back } = block;
  const headingId = `of-${useId()}`;
  return (
    <section id={id} className="article-hero" data-block="article-hero" aria-labelledby={headingId}>
      <div {...part('wrap')}>
        {back && (
          <p {...part('back', 'article-back')}>
            <Link href={back.href}>
              <Icon name="arrow-left" className="mirrored" />
              <bdi>{renderRichText(back.label)}</bdi>
            </Link>
          </p>
        )}
        <Heading level={level} id={headingId}>
          {headline}
        </Heading>
        {title !== undefined && <p {...part('title', 'article-title')}>{renderRichText(title)}</p>}
        <TagList tags={byline} variant="words" />
        {summary !== undefined && <p {...part('summary', 'article-summary')}>{renderRichText(summary)}</p>}
        <TagList isOfPage tags={tags} />
        <Actions actions={actions} />
        <IconLinks links={links} />
        <FactList facts={facts} {...part('profile', 'article-facts')} />
        {block.picture && (
          <div {...part('figure', 'article-picture')} data-shape={pictureShape(block.picture)}>
            <Picture picture={block.picture} />
          </div>
        )}
      </div>
    </section>
  );
}

/* The shape of a picture, for which looks have different places. */
function pictureShape({ width = 4, height = 5 }: ResolvedPicture): 'wide' | 'square' | 'tall' {
  const ratio = width / height;
  if (ratio > 1.2) return 'wide';
  return ratio < 0.85 ? 'tall' : 'square';
}
