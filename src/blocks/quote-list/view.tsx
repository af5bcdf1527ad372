import { FactList } from '../../components/fact-list.tsx';
import { part } from '../../components/part.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { Name, renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';
import { foreignPart } from '../../shared/rich-text.ts';

export default function QuoteList({ block: { quotes, ...section }, level }: ViewProps<'quote-list'>) {
  return (
    <Section {...section} level={level}>
      <ul {...part('list', 'quotes')} role="list">
        {quotes.map((quote, index) => (
          <Quote key={index} quote={quote} />
        ))}
      </ul>
    </Section>
  );
}

type QuoteData = ViewProps<'quote-list'>['block']['quotes'][number];

/* A quote and its author. The style sheet adds the quotation marks of the language. */
function Quote({ quote: { text, name, role, organization, picture, href, facts } }: { quote: QuoteData }) {
  const foreign = text === undefined ? undefined : foreignPart(text);
  return (
    <li {...part('item', 'quote')}>
      <figure>
        {text !== undefined && (
          <blockquote lang={foreign?.lang} dir={foreign?.dir}>
            <p>{renderRichText(foreign ? { rich: foreign.parts } : text)}</p>
          </blockquote>
        )}
        {(name ?? role ?? organization ?? picture ?? facts?.[0]) !== undefined && (
          <figcaption>
            {picture && <Picture picture={picture} />}
            <div>
              {name !== undefined && (
                <p {...part('title', 'quote-name')}>
                  <Name href={href}>{name}</Name>
                </p>
              )}
              <TagList tags={[role, organization].filter((word) => word !== undefined)} variant="words" />
              <FactList facts={facts} />
            </div>
          </figcaption>
        )}
      </figure>
    </li>
  );
}
