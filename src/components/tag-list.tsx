import type { RichText } from '../../schema/rich-text.ts';
import { renderRichText } from './text/render-rich-text.tsx';

interface Props {
  tags: readonly RichText[];
  /** Tags have outlines; words are separated by dots. */
  variant?: 'tags' | 'words';
  /** What the list contains, for screen readers. */
  name?: string;
  /** Whether the tags are of a page, and not of a block, whose texts are isolated when the site is compiled. */
  isOfPage?: boolean;
}

/** A list of short texts. */
export function TagList({ tags, variant = 'tags', name, isOfPage = false }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul className={variant} role="list" aria-label={name}>
      {tags.map((tag, index) => (
        <li key={index}>{isOfPage ? <bdi>{renderRichText(tag)}</bdi> : renderRichText(tag)}</li>
      ))}
    </ul>
  );
}
