import type { ListedPage, PagesBeside, Resolved } from '../../../schema/resolved.ts';
import { Heading, levelInside } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

/** A list of pages by year; or, at the end of a listed page, links to its neighbors. */
export default function PageList({ block, level }: ViewProps<'page-list'>) {
  const { years, empty, pager, beside, ...section } = block;
  if (beside) return <PrevNextNav {...beside} />;
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      {empty !== undefined && <p className="no-pages">{empty}</p>}
      {years.map(({ year, pages }) => (
        <div key={year ?? ''} {...part('year')}>
          {year !== undefined && <Heading level={inside}>{year}</Heading>}
          <ul role="list">
            {pages.map((page) => (
              <Listed key={page.href} {...page} />
            ))}
          </ul>
        </div>
      ))}
      {pager && <Pager {...pager} />}
    </Section>
  );
}

function Listed({ title, href, date, summary, details = [], tags = [] }: ListedPage) {
  return (
    <li {...part('item', 'listed')}>
      <div {...part('text', 'listed-story')}>
        <p {...part('title', 'listed-title')}>
          <Link href={href}>
            <bdi>{renderRichText(title)}</bdi>
          </Link>
        </p>
        {summary !== undefined && <p {...part('description')}>{renderRichText(summary)}</p>}
      </div>
      <div {...part('side', 'listed-side')}>
        <TagList tags={date === undefined ? details : [date, ...details]} variant="words" />
        <TagList isOfPage tags={tags} variant="words" />
      </div>
    </li>
  );
}

type Props = NonNullable<Resolved<'page-list'>['pager']>;

/* Links to the previous and next part of a long list. */
function Pager({ words: position, newer, older }: Props) {
  return (
    <nav {...part('pager')} aria-label={position}>
      {newer && (
        <Link href={newer.href} {...part('button')}>
          <Icon name="arrow-left" className="mirrored" />
          {renderRichText(newer.label)}
        </Link>
      )}
      <p>{position}</p>
      {older && (
        <Link href={older.href} {...part('button')}>
          {renderRichText(older.label)}
          <span className="onward">
            <Icon name="arrow-left" className="mirrored" />
          </span>
        </Link>
      )}
    </nav>
  );
}

/* The navigation at the end of a page in a list: links to its neighbors, and to the list. */
function PrevNextNav({ label, back, previous, next }: PagesBeside) {
  return (
    <nav {...part('neighbors', 'beside')} aria-label={label}>
      <div {...part('wrap')}>
        {previous && <NeighborLink {...previous} rel="prev" />}
        {next && <NeighborLink {...next} rel="next" />}
        {back && (
          <p className="beside-back">
            <Link href={back.href}>
              <Icon name="arrow-left" className="mirrored" />
              <bdi>{renderRichText(back.label)}</bdi>
            </Link>
          </p>
        )}
      </div>
    </nav>
  );
}

function NeighborLink({ words, title, href, rel }: NonNullable<PagesBeside['next']> & { rel: 'prev' | 'next' }) {
  return (
    <Link href={href} {...part('neighbor')} rel={rel}>
      <span className="neighbor-label">{words}</span>{' '}
      <span {...part('title', 'neighbor-title')}>
        <bdi>{renderRichText(title)}</bdi>
      </span>
    </Link>
  );
}
