import { FactList } from '../../components/fact-list.tsx';
import { Heading, levelInside } from '../../components/heading.tsx';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { Name, renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';
import { byYear } from '../../shared/by-year.ts';

export default function PublicationList({ block: { publications, ...section }, level }: ViewProps<'publication-list'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      {byYear(publications).map(({ year, publications }) => (
        <div key={year ?? ''} {...part('year')}>
          {year !== undefined && <Heading level={inside}>{year}</Heading>}
          <ul role="list">
            {publications.map((publication, index) => (
              <Publication key={index} publication={publication} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

type PublicationData = ViewProps<'publication-list'>['block']['publications'][number];

function Publication({ publication }: { publication: PublicationData }) {
  const { title, kind, authors = [], publisher, date, year, href, doi, description, facts } = publication;
  return (
    <li {...part('item', 'publication')}>
      <div {...part('text', 'publication-story')}>
        <p {...part('title', 'publication-title')}>
          <Name href={href}>{title}</Name>
        </p>
        {authors.length > 0 && (
          <ul {...part('authors')} role="list">
            {authors.map(({ name, isOwner }, index) => (
              <li key={index}>
                <bdi>{isOwner ? <strong>{renderRichText(name)}</strong> : renderRichText(name)}</bdi>
              </li>
            ))}
          </ul>
        )}
        {publisher !== undefined && <p {...part('publisher')}>{renderRichText(publisher)}</p>}
        <FactList facts={facts} />
        {description !== undefined && <p {...part('description')}>{renderRichText(description)}</p>}
      </div>
      {(kind ?? doi ?? (date !== year ? date : undefined)) !== undefined && (
        <div {...part('side', 'publication-side')}>
          {/* The year is the heading of its publications. */}
          <TagList
            tags={[kind, date === year ? undefined : date].filter((word) => word !== undefined)}
            variant="words"
          />
          {doi !== undefined && (
            <p {...part('doi')}>
              <Link href={`https://doi.org/${doi}`}>DOI {doi}</Link>
            </p>
          )}
        </div>
      )}
    </li>
  );
}
