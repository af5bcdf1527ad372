import { useId } from 'react';
import type { ResolvedPicture } from '../../../schema/resolved.ts';
import { FactList } from '../../components/fact-list.tsx';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { Actions, IconLinks } from '../../components/icon-links.tsx';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

/** The start of a page about one subject: a link back, the title, byline, facts, and an image. */
export function ArticleHero({ block, level }: ViewProps<'hero'>) {
  const { id, headline, title, summary, byline = [], facts, tags = [], actions = [], links = [], back } = block;
  const headingId = `of-${useId()}`;
  return (
    <section id={id} className="article-hero" aria-labelledby={headingId}>
      <div className="wrap">
        {back && (
          <p className="article-back">
            <Link href={back.href}>
              <Icon name="arrow-left" className="mirrored" />
              <bdi>{renderRichText(back.label)}</bdi>
            </Link>
          </p>
        )}
        <Heading level={level} id={headingId}>
          {headline}
        </Heading>
        {title !== undefined && <p className="article-title">{renderRichText(title)}</p>}
        <TagList tags={byline} variant="words" />
        {summary !== undefined && <p className="article-summary">{renderRichText(summary)}</p>}
        <TagList isOfPage tags={tags} />
        <Actions actions={actions} />
        <IconLinks links={links} />
        <FactList facts={facts} className="article-facts" />
        {block.picture && (
          <div className="article-picture" data-shape={pictureShape(block.picture)}>
            <Picture picture={block.picture} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The shape of a picture, for which looks have different places. */
export function pictureShape({ width = 4, height = 5 }: ResolvedPicture): 'wide' | 'square' | 'tall' {
  const ratio = width / height;
  if (ratio > 1.2) return 'wide';
  return ratio < 0.85 ? 'tall' : 'square';
}
