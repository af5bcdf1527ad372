import type { TextNode } from '../../../schema/rich-text.ts';
import { words as marked } from '../../parts/words.ts';
import { type Around, Nodes } from './nodes.tsx';

/** The notes of a text, each with the ways back to where it is referred to. */
export function Notes({ notes, words, above }: Around & Extract<TextNode, { kind: 'notes' }>) {
  return (
    <div className="notes" role="group" aria-label={words.notes}>
      <ol>
        {notes.map(({ id, from, content }) => {
          const last = content.at(-1);
          const ends = last?.kind === 'paragraph';
          const back = from.map((place, index) => (
            <a
              key={place}
              href={`#${place}`}
              aria-label={`${words.backToText} ${from.length > 1 ? index + 1 : ''}`.trim()}
            >
              ↩
            </a>
          ));
          return (
            <li key={id} id={id}>
              <Nodes nodes={ends ? content.slice(0, -1) : content} words={words} above={above} />
              <p>
                {ends && marked(last.text)} {back}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
