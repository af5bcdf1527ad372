import type { RichText } from '../../../schema/rich-text.ts';
import { plainText } from '../../shared/rich-text.ts';
import { Link } from '../link.tsx';
import { part } from '../part.ts';
import { useLabels } from '../text/labels.ts';
import { renderRichText } from '../text/render-rich-text.tsx';
import { useNow } from '../text/use-now.ts';
import { useCurrent } from './use-current.ts';

interface Props {
  /** The heading of the text, if it has one. */
  heading?: RichText | undefined;
  entries: { id: string; text: RichText; depth?: number }[];
}

/**
 * The table of contents of a long text, which marks the current section. On a narrow screen it is collapsed, so that
 * the text starts at the top.
 */
export function Contents({ heading, entries }: Props) {
  const { onThisPage } = useLabels();
  const now = useNow();
  const read = useCurrent(entries.map(({ id }) => `[id="${id}"]`).join());
  const current = read === null ? entries[0]?.id : read;
  return (
    <nav
      {...part('contents')}
      aria-label={heading === undefined ? onThisPage : `${onThisPage}: ${plainText(heading, now)}`}
    >
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
