import type { ReactNode } from 'react';
import type { TextLabels, TextNode, TextNote } from '../../../schema/long-text.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';

interface Props {
  notes: TextNote[];
  labels: TextLabels;
  /** Renders nodes. */
  show(nodes: TextNode[]): ReactNode;
}

/* With a variation selector, because some systems would render it as an emoji. */
const arrow = '\u21A9\uFE0E';

/** The footnotes of a text, each with links back to its references. */
export function Notes({ notes, labels, show }: Props) {
  return (
    <div className="notes" role="group" aria-label={labels.notes}>
      <ol>
        {notes.map(({ id, from, content }) => {
          const last = content.at(-1);
          const ends = last?.kind === 'paragraph';
          const back = from.map((place, index) => (
            <a
              key={place}
              href={`#${place}`}
              aria-label={`${labels.backToText} ${from.length > 1 ? index + 1 : ''}`.trim()}
            >
              {arrow}
            </a>
          ));
          return (
            <li key={id} id={id}>
              {show(ends ? content.slice(0, -1) : content)}
              <p>
                {ends && renderRichText(last.text)} {back}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
