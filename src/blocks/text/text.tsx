import { useRef } from 'react';
import type { TextHeading } from '../../../schema/rich-text.ts';
import { Contents } from '../../parts/contents.tsx';
import { Section } from '../../parts/section.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { plain } from '../../shared/marks.ts';
import { Nodes } from './nodes.tsx';
import { useClicks } from './use-clicks.ts';
import { useKept } from './use-kept.ts';

/** A long text, with its contents beside it where there are many headings. */
export default function Text({ block, level }: ViewProps<'text'>) {
  const { heading, content, words = {}, hasContents, kept } = block;
  const place = useRef<HTMLDivElement>(null);
  useClicks(place);
  useKept(place, kept);
  return (
    <Section {...block} level={level} variant={hasContents ? 'contents' : undefined}>
      {hasContents && (
        <Contents
          heading={heading}
          entries={content
            .filter((node): node is TextHeading => node.kind === 'heading' && node.depth < 3)
            .map(({ id, depth, text }) => ({ id, depth, text: plain(text) }))}
        />
      )}
      {kept === undefined ? (
        <div className="text-body" ref={place}>
          <Nodes nodes={content} words={words} above={heading === undefined ? 1 : level} />
        </div>
      ) : (
        // With a text for its child, React leaves what is in there alone.
        <div className="text-body" ref={place} suppressHydrationWarning>
          {''}
        </div>
      )}
    </Section>
  );
}
