import { useRef } from 'react';
import { Contents } from '../../components/contents/contents.tsx';
import { Section } from '../../components/section.tsx';
import type { ViewProps } from '../../components/view.ts';
import { Nodes } from './nodes.tsx';
import { useClicks } from './use-clicks.ts';
import { useSavedPosition } from './use-saved-position.ts';

/** A long text, with a table of contents if it has many headings. */
export default function Text({ block, level }: ViewProps<'text'>) {
  const { heading, content, words: labels = {}, contents, textIndex, lang, dir } = block;
  const place = useRef<HTMLDivElement>(null);
  useClicks(place);
  useSavedPosition(place, textIndex);
  return (
    <Section {...block} level={level} variant={contents ? 'contents' : undefined}>
      {contents && <Contents {...contents} />}
      {textIndex === undefined ? (
        <div className="text-body" lang={lang} dir={dir} ref={place}>
          <Nodes nodes={content} labels={labels} above={heading === undefined ? 1 : level} />
        </div>
      ) : (
        // With a string as its child, React doesn't touch the content.
        <div className="text-body" lang={lang} dir={dir} ref={place} suppressHydrationWarning>
          {''}
        </div>
      )}
    </Section>
  );
}
