import { loaded } from '../../parts/extras.ts';
import { Link } from '../../parts/link.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { Name } from '../../parts/words/name.tsx';
import { words } from '../../parts/words/words.ts';

type PublicationData = ViewProps<'publication-list'>['block']['publications'][number];

/** One publication: its name, its authors, where and when it appeared, and where to find it. */
export function Publication({ publication }: { publication: PublicationData }) {
  const { title, kind, authors = [], publisher, date, year, href, doi, description, facts } = publication;
  const More = loaded.more?.FactList;
  return (
    <li className="publication">
      <div className="publication-story">
        <p className="publication-title">
          <Name href={href}>{title}</Name>
        </p>
        {authors.length > 0 && (
          <ul className="authors" role="list">
            {authors.map(({ name, isOwner }, index) => (
              <li key={index}>
                <bdi>{isOwner ? <strong>{name}</strong> : name}</bdi>
              </li>
            ))}
          </ul>
        )}
        {publisher !== undefined && <p className="publisher">{words(publisher)}</p>}
        {More && <More facts={facts} />}
        {description !== undefined && <p className="description">{words(description)}</p>}
      </div>
      {(kind ?? doi ?? (date !== year ? date : undefined)) !== undefined && (
        <div className="publication-side">
          {/* The year is above all of its publications. */}
          <TagList tags={[kind, date === year ? undefined : date].filter((word) => word !== undefined)} look="words" />
          {doi !== undefined && (
            <p className="doi">
              <Link href={`https://doi.org/${doi}`}>DOI {doi}</Link>
            </p>
          )}
        </div>
      )}
    </li>
  );
}
