import { part } from '../../components/part.ts';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

export default function InterestList({ block: { interests, ...section }, level }: ViewProps<'interest-list'>) {
  return (
    <Section {...section} level={level}>
      <ul {...part('list', 'interests')} role="list">
        {interests.map((interest, index) => (
          <Interest key={index} interest={interest} />
        ))}
      </ul>
    </Section>
  );
}

type InterestData = ViewProps<'interest-list'>['block']['interests'][number];

function Interest({ interest: { name, keywords = [] } }: { interest: InterestData }) {
  return (
    <li {...part('item', 'interest')}>
      <p {...part('title', 'interest-name')}>
        <bdi>{renderRichText(name)}</bdi>
      </p>
      <TagList tags={keywords} variant="words" />
    </li>
  );
}
