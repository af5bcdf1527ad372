import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Contents } from '../../components/contents/contents.tsx';
import { Section } from '../../components/section.tsx';
import type { ViewProps } from '../../components/view.ts';
import { Nodes } from './nodes.tsx';
import { useClicks } from './use-clicks.ts';

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

/*
 * The document of a page contains its long texts only as markup, and its data leaves them out. React keeps that markup;
 * if a visitor comes back to the page, the markup is inserted again.
 */

/* Read before hydration, because this module is loaded before it. */
const savedTexts =
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll('.text-body')].map((body) => body.cloneNode(true));

/* Inserts a long text that is only in the document, by its index there. */
function useSavedPosition(place: RefObject<Element | null>, number: number | undefined): void {
  useLayoutEffect(() => {
    const markup = number === undefined ? undefined : savedTexts[number]?.cloneNode(true);
    if (markup && place.current && !place.current.firstChild) place.current.append(...markup.childNodes);
  }, [place, number]);
}
