import { useId } from 'react';
import { FactList } from '../../parts/fact-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Icon } from '../../parts/icon.tsx';
import { IconLinks } from '../../parts/icon-links.tsx';
import { Link } from '../../parts/link.tsx';
import { Picture } from '../../parts/pictures/picture.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { words } from '../../parts/words/words.ts';

/** What a page begins with that tells of one thing: the way back, its title, when and by whom it was, facts, a picture. */
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
              <bdi>{words(back.label)}</bdi>
            </Link>
          </p>
        )}
        <Heading level={level} id={headingId}>
          {words(headline)}
        </Heading>
        {title !== undefined && <p className="article-title">{words(title)}</p>}
        <TagList tags={byline} look="words" />
        {summary !== undefined && <p className="article-summary">{words(summary)}</p>}
        <TagList ofPage tags={tags} />
        {actions.length > 0 && (
          <div className="actions">
            {actions.map(({ label, href, icon }, index) => (
              <Link key={index} href={href} className={index === 0 ? 'button primary' : 'button'}>
                {icon && <Icon name={icon} />}
                {words(label)}
              </Link>
            ))}
          </div>
        )}
        <IconLinks links={links} />
        <FactList facts={facts} className="article-facts" />
        {block.picture && (
          <div className="article-picture">
            <Picture picture={block.picture} />
          </div>
        )}
      </div>
    </section>
  );
}
