interface Props {
  /** What is not said is left out. */
  tags: readonly (string | undefined)[];
  /** Outlined tags stand alone; words follow each other in a line. */
  look?: 'tags' | 'words';
  /** What the list holds, for screen readers. */
  name?: string;
}

/** Short words side by side. */
export function TagList({ tags, look = 'tags', name }: Props) {
  const said = tags.filter((tag) => tag !== undefined);
  if (said.length === 0) return null;
  return (
    <ul className={look} role="list" aria-label={name}>
      {said.map((tag, index) => (
        <li key={index}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
