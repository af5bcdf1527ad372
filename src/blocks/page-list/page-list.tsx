import type { ListedPage } from '../../../schema/resolved.ts';
import { Heading, levelInside } from '../../parts/heading.tsx';
import { Link } from '../../parts/link.tsx';
import { Section } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { words } from '../../parts/words/words.ts';
import { Beside } from './beside.tsx';
import { Pager } from './pager.tsx';

/** Pages by their years; or, at the end of a page that is one of several, the ways on from it. */
export default function PageList({ block, level }: ViewProps<'page-list'>) {
  const { years, empty, pager, beside, ...section } = block;
  if (beside) return <Beside {...beside} />;
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
            <bdi>{words(title)}</bdi>
          </Link>
        </p>
        {summary !== undefined && <p className="description">{words(summary)}</p>}
      </div>
      <div className="listed-side">
        <TagList tags={date === undefined ? details : [date, ...details]} look="words" />
        <TagList ofPage tags={tags} look="words" />
      </div>
    </li>
  );
}
