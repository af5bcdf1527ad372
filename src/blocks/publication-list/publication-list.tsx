import { Heading, levelInside } from '../../parts/heading.tsx';
import { Link } from '../../parts/link.tsx';
import { Section } from '../../parts/section.tsx';
import type { ViewProps } from '../../parts/view.ts';

export default function PublicationList({ block: { publications, ...section }, level }: ViewProps<'publication-list'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      <ul className="publications" role="list">
        {publications.map(({ title, kind, authors = [], publisher, date, href, doi, description }, index) => (
          <li key={index}>
            <Heading level={inside}>{href === undefined ? title : <Link href={href}>{title}</Link>}</Heading>
            {authors.length > 0 && (
              <p className="authors">
                {authors.map(({ name, isOwner }, place) => (
                  <bdi key={place}>{isOwner ? <strong>{name}</strong> : name}</bdi>
                ))}
              </p>
            )}
            <p>{[kind, publisher, date].filter((text) => text !== undefined).join(' · ')}</p>
            {doi !== undefined && <Link href={`https://doi.org/${doi}`}>{doi}</Link>}
            {description !== undefined && <p className="description">{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
