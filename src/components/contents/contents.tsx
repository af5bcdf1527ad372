import { Link } from '../link.tsx';
import { useLabels } from '../text/labels.ts';
import { renderRichText } from '../text/render-rich-text.tsx';
import { useCurrent } from './use-current.ts';

interface Props {
  /** The heading of the text, if it has one. */
  heading?: string | undefined;
  entries: { id: string; text: string; depth?: number }[];
}

/**
 * The table of contents of a long text, which marks the current section. On a narrow screen it is collapsed, so that
 * the text starts at the top.
 */
export function Contents({ heading, entries }: Props) {
  const { onThisPage } = useLabels();
  const read = useCurrent(entries.map(({ id }) => `[id="${id}"]`).join());
  const current = read === null ? entries[0]?.id : read;
  return (
    <nav className="contents" aria-label={heading === undefined ? onThisPage : `${onThisPage}: ${heading}`}>
      <p className="contents-title" aria-hidden="true">
        {onThisPage}
      </p>
      <details>
        <summary>{onThisPage}</summary>
        <ol role="list">
          {entries.map(({ id, text, depth }) => (
            <li key={id} data-depth={depth}>
              <Link href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {renderRichText(text)}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
