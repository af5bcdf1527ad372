import type { ReactNode } from 'react';
import type { Level } from '../../schema/resolved.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { hasLongWord } from '../shared/long-word.ts';
import { isRich } from '../shared/rich-text.ts';
import { renderRichText } from './text/render-rich-text.tsx';

interface Props {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  id?: string;
  /** In a long text: 1 for the highest level of its headings. */
  rank?: number;
  children: ReactNode | RichText;
}

/** A heading of the given level. An h1 is focusable, because navigation moves the focus to it. */
export function Heading({ level, id, rank, children }: Props) {
  const Tag = `h${level}` as const;
  const text = typeof children === 'string' || isRich(children) ? children : undefined;
  return (
    <Tag id={id} data-rank={rank} data-long={hasLongWord(text)} tabIndex={level === 1 ? -1 : undefined}>
      {text === undefined ? (children as ReactNode) : renderRichText(text)}
    </Tag>
  );
}

/** Returns the level of the headings inside a block: one below its heading, or the same level if it has none. */
export const levelInside = (level: Level, heading: RichText | undefined): 2 | 3 =>
  level === 2 && heading !== undefined ? 3 : 2;
