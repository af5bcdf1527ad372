import type { ListedPage } from '../../../schema/resolved.ts';
import { Heading, levelInside } from '../../components/heading.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';
import { Pager } from './pager.tsx';
import { PrevNextNav } from './prev-next-nav.tsx';

/** A list of pages by year; or, at the end of a listed page, links to its neighbors. */
export default function PageList({ block, level }: ViewProps<'page-list'>) {
  const { years, empty, pager, beside, ...section } = block;
  if (beside) return <PrevNextNav {...beside} />;
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      {empty !== undefined && <p className="no-pages">{empty}</p>}
      {years.map(({ year, pages }) => (
        <div key={year ?? ''} className="year">
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
    <li className="listed">
      <div className="listed-story">
        <p className="listed-title">
          <Link href={href}>
            <bdi>{renderRichText(title)}</bdi>
          </Link>
        </p>
        {summary !== undefined && <p className="description">{renderRichText(summary)}</p>}
      </div>
      <div className="listed-side">
        <TagList tags={date === undefined ? details : [date, ...details]} variant="words" />
        <TagList isOfPage tags={tags} variant="words" />
      </div>
    </li>
  );
}
