import { useRef } from 'react';
import { Contents } from '../../parts/contents/contents.tsx';
import { Section } from '../../parts/section.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { Nodes } from './nodes.tsx';
import { useClicks } from './use-clicks.ts';
import { useKept } from './use-kept.ts';

/** A long text, with its contents beside it where there are many headings. */
export default function Text({ block, level }: ViewProps<'text'>) {
  const { heading, content, words = {}, contents, kept, lang, dir } = block;
  const place = useRef<HTMLDivElement>(null);
  useClicks(place);
  useKept(place, kept);
  return (
    <Section {...block} level={level} variant={contents ? 'contents' : undefined}>
      {contents && <Contents {...contents} />}
      {kept === undefined ? (
        <div className="text-body" lang={lang} dir={dir} ref={place}>
          <Nodes nodes={content} words={words} above={heading === undefined ? 1 : level} />
        </div>
      ) : (
        // With a text for its child, React leaves what is in there alone.
        <div className="text-body" lang={lang} dir={dir} ref={place} suppressHydrationWarning>
          {''}
        </div>
      )}
    </Section>
  );
}
