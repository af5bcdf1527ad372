import { renderRichText } from './text/render-rich-text.tsx';

interface Props {
  tags: readonly string[];
  /** Outlined tags stand alone; words follow each other in a line. */
  look?: 'tags' | 'words';
  /** What the list holds, for screen readers. */
  name?: string;
  /** Whether they are not of a block, whose words are set apart when the site is compiled. */
  ofPage?: boolean;
}

/** Short words side by side. */
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
