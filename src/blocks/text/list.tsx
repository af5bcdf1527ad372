import type { ReactNode } from 'react';
import type { TextLabels, TextList, TextNode } from '../../../schema/long-text.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';

interface Props extends TextList {
  labels: TextLabels;
  /** Renders nodes. */
  show(nodes: TextNode[]): ReactNode;
}

/** A list. Short items have no paragraph. */
export function List({ start, items, labels, show }: Props) {
  const points = items.map(({ done, content }, index) => {
    const [first, ...rest] = content;
    const isShort = first?.kind === 'paragraph' && rest.every(isList);
    return (
      <li key={index} data-done={done}>
        {done !== undefined && <span className="visually-hidden">{done ? labels.done : labels.toDo}: </span>}
        {isShort && renderRichText(first.text)}
        {show(isShort ? rest : content)}
      </li>
    );
  });
  return start === undefined ? <ul>{points}</ul> : <ol start={start === 1 ? undefined : start}>{points}</ol>;
}

const isList = ({ kind }: TextNode) => kind === 'list';
