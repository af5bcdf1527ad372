import type { ReactNode } from 'react';
import type { TextList, TextNode, TextWords } from '../../../schema/rich-text.ts';
import { renderRichText as marked } from '../../components/text/render-rich-text.tsx';

interface Props extends TextList {
  words: TextWords;
  /** Renders nodes. */
  show(nodes: TextNode[]): ReactNode;
}

/** A list. Short items have no paragraph. */
export function List({ start, items, words, show }: Props) {
  const points = items.map(({ done, content }, index) => {
    const [first, ...rest] = content;
    const isShort = first?.kind === 'paragraph' && rest.every(isList);
    return (
      <li key={index} data-done={done}>
        {done !== undefined && <span className="visually-hidden">{done ? words.done : words.toDo}: </span>}
        {isShort && marked(first.text)}
        {show(isShort ? rest : content)}
      </li>
    );
  });
  return start === undefined ? <ul>{points}</ul> : <ol start={start === 1 ? undefined : start}>{points}</ol>;
}

const isList = ({ kind }: TextNode) => kind === 'list';
