import { Link } from '../../parts/link.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Section } from '../../parts/section.tsx';
import type { ViewProps } from '../../parts/view.ts';

export default function QuoteList({ block: { quotes, ...section }, level }: ViewProps<'quote-list'>) {
  return (
    <Section {...section} level={level}>
      <ul className="quotes" role="list">
        {quotes.map(({ text, name, role, organization, picture, href }, index) => (
          <li key={index}>
            <figure>
              {text !== undefined && (
                <blockquote>
                  <p>{text}</p>
                </blockquote>
              )}
              {name !== undefined && (
                <figcaption>
                  {picture && <Picture picture={picture} />}
                  {href === undefined ? <bdi>{name}</bdi> : <Link href={href}>{name}</Link>}
                  <span>{[role, organization].filter((part) => part !== undefined).join(', ')}</span>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
