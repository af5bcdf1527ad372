import { loaded } from '../../parts/extras.ts';
import { Picture } from '../../parts/pictures/picture.tsx';
import { Section } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { Name } from '../../parts/words/name.tsx';
import { words } from '../../parts/words/words.ts';

export default function QuoteList({ block: { quotes, ...section }, level }: ViewProps<'quote-list'>) {
  return (
    <Section {...section} level={level}>
      <ul className="quotes" role="list">
        {quotes.map((quote, index) => (
          <Quote key={index} quote={quote} />
        ))}
      </ul>
    </Section>
  );
}

type QuoteData = ViewProps<'quote-list'>['block']['quotes'][number];

/** What one person says. The style sheet draws the quotation marks, by the language of the site. */
function Quote({ quote: { text, name, role, organization, picture, href, facts } }: { quote: QuoteData }) {
  const More = loaded.more?.FactList;
  return (
    <li className="quote">
      <figure>
        {text !== undefined && (
          <blockquote>
            <p>{words(text)}</p>
          </blockquote>
        )}
        {(name ?? role ?? organization ?? picture ?? facts?.[0]) !== undefined && (
          <figcaption>
            {picture && <Picture picture={picture} />}
            <div>
              {name !== undefined && (
                <p className="quote-name">
                  <Name href={href}>{name}</Name>
                </p>
              )}
              <TagList tags={[role, organization].filter((word) => word !== undefined)} look="words" />
              {More && <More facts={facts} />}
            </div>
          </figcaption>
        )}
      </figure>
    </li>
  );
}
