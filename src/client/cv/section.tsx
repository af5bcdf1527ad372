import type { CvItem, CvSection } from '../../../schema/resolved.ts';
import { Details } from '../../components/fact-list.tsx';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { Paragraphs } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';

/** A section of the CV with its heading. It has no name, because a CV has too many sections for landmarks. */
export function Section({ kind, heading, texts = [], items = [], words: list = [] }: CvSection) {
  return (
    <section {...part('group', 'cv-section')} data-kind={kind}>
      <h2>{renderRichText(heading)}</h2>
      <div {...part('list', 'cv-body')}>
        <Paragraphs texts={texts} />
        {items.map((item, index) => (
          <Item key={index} {...item} />
        ))}
        <TagList tags={list} variant="words" />
      </div>
    </section>
  );
}

function Item({
  title,
  href,
  when,
  about = [],
  texts = [],
  details = [],
  points = [],
  words: list = [],
  links = [],
}: CvItem) {
  const named = details.filter(({ label }) => label !== undefined);
  const unnamed = details.filter(({ label }) => label === undefined);
  return (
    <div {...part('item', 'cv-item')}>
      {(title !== undefined || when !== undefined || about.length > 0) && (
        <div className="cv-lead">
          {title !== undefined && (
            <h3>
              {href === undefined ? (
                <bdi>{renderRichText(title)}</bdi>
              ) : (
                <Link href={href}>{renderRichText(title)}</Link>
              )}
            </h3>
          )}
          {when !== undefined && <p {...part('side', 'cv-when')}>{when}</p>}
          <TagList tags={about} variant="words" />
        </div>
      )}
      <Paragraphs texts={[...texts, ...unnamed.map(({ text }) => text)]} />
      <Details details={named} />
      {points.length > 0 && (
        <ul>
          {points.map((point, index) => (
            <li key={index}>{renderRichText(point)}</li>
          ))}
        </ul>
      )}
      <TagList tags={list} variant="words" />
      {links.length > 0 && (
        <p className="cv-links">
          {links.map(({ label, href: to }, index) => (
            <Link key={index} href={to}>
              {renderRichText(label)}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
