import type { RichText } from '../../schema/rich-text.ts';
import { part } from './part.ts';
import { renderRichText } from './text/render-rich-text.tsx';

interface Props {
  tags: readonly RichText[];
  /** 'tags' have outlines; 'words' are separated by dots. */
  variant?: 'tags' | 'words';
  /** The name of the list for screen readers. */
  name?: string;
  /** Whether the tags are those of a page. The texts of blocks are already isolated at build time. */
  isOfPage?: boolean;
}

/** A list of short texts. */
export function TagList({ tags, variant = 'tags', name, isOfPage = false }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul {...part(variant === 'tags' ? 'tags' : 'meta', variant)} role="list" aria-label={name}>
      {tags.map((tag, index) => (
        <li key={index}>{isOfPage ? <bdi>{renderRichText(tag)}</bdi> : renderRichText(tag)}</li>
      ))}
    </ul>
  );
}
