import { Heading, levelInside } from '../../components/heading.tsx';
import { Section } from '../../components/section.tsx';
import type { ViewProps } from '../../components/view.ts';
import { byYear } from '../../shared/by-year.ts';
import { Publication } from './publication.tsx';

export default function PublicationList({ block: { publications, ...section }, level }: ViewProps<'publication-list'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      {byYear(publications).map(({ year, publications }) => (
        <div key={year ?? ''} className="year">
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
