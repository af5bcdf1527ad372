import type { PagesBeside } from '../../../schema/resolved.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';

/** The navigation at the end of a page in a list: links to its neighbors, and to the list. */
export function PrevNextNav({ label, back, previous, next }: PagesBeside) {
  return (
    <nav className="beside" aria-label={label}>
      <div className="wrap">
        {previous && <NeighborLink {...previous} rel="prev" />}
        {next && <NeighborLink {...next} rel="next" />}
        {back && (
          <p className="beside-back">
            <Link href={back.href}>
              <Icon name="arrow-left" className="mirrored" />
              <bdi>{renderRichText(back.label)}</bdi>
            </Link>
          </p>
        )}
      </div>
    </nav>
  );
}

function NeighborLink({ words, title, href, rel }: NonNullable<PagesBeside['next']> & { rel: 'prev' | 'next' }) {
  return (
    <Link href={href} className="neighbor" rel={rel}>
      <span className="neighbor-label">{words}</span>{' '}
      <span className="neighbor-title">
        <bdi>{renderRichText(title)}</bdi>
      </span>
    </Link>
  );
}
