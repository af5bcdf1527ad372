import { renderRichText } from './text/render-rich-text.tsx';

interface Props {
  tags: readonly string[];
  /** Tags have outlines; words are separated by dots. */
  look?: 'tags' | 'words';
  /** What the list contains, for screen readers. */
  name?: string;
  /** Whether the tags are of a page, and not of a block, whose texts are isolated when the site is compiled. */
  ofPage?: boolean;
}

/** A list of short texts. */
export function TagList({ tags, look = 'tags', name, ofPage = false }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul className={look} role="list" aria-label={name}>
      {tags.map((tag, index) => (
        <li key={index}>{ofPage ? <bdi>{renderRichText(tag)}</bdi> : renderRichText(tag)}</li>
      ))}
    </ul>
  );
}
