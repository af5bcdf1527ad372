import type { TextHeading } from '../../../schema/rich-text.ts';
import { Contents } from '../../parts/contents.tsx';
import { Section } from '../../parts/section.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { plain } from '../../shared/marks.ts';
import { Nodes } from './nodes.tsx';

/** A long text, with its contents beside it where there are many headings. */
export default function Text({ block, level }: ViewProps<'text'>) {
  const { heading, content, words = {}, hasContents } = block;
  const headings = content.filter((node): node is TextHeading => node.kind === 'heading');
  return (
    <Section {...block} level={level} variant={hasContents ? 'contents' : undefined}>
      {hasContents && <Contents heading={heading} entries={entriesOf(headings)} />}
      <div className="text-body">
        <Nodes nodes={content} words={words} above={heading === undefined ? 1 : level} />
      </div>
    </Section>
  );
}

/* Those of the two upper depths: what is below is found from there. A link in a heading is none in the contents. */
const entriesOf = (headings: TextHeading[]) =>
  headings.filter(({ depth }) => depth < 3).map(({ id, depth, text }) => ({ id, depth, text: plain(text) }));
