import type { Resolved } from '../../../schema/resolved.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';

type Props = NonNullable<Resolved<'page-list'>['pager']>;

/** Links to the previous and next part of a long list. */
export function Pager({ words: position, newer, older }: Props) {
  return (
    <nav className="pager" aria-label={position}>
      {newer && (
        <Link href={newer.href} className="button">
          <Icon name="arrow-left" className="mirrored" />
          {renderRichText(newer.label)}
        </Link>
      )}
      <p>{position}</p>
      {older && (
        <Link href={older.href} className="button">
          {renderRichText(older.label)}
          <span className="onward">
            <Icon name="arrow-left" className="mirrored" />
          </span>
        </Link>
      )}
    </nav>
  );
}
