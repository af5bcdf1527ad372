import type { ResolvedVideo } from '../../../schema/resolved.ts';
import { Link } from '../link.tsx';
import { part } from '../part.ts';
import { renderRichText } from '../text/render-rich-text.tsx';
import { Picture } from './picture.tsx';

/** The preview image of a video, which links to its host. Nothing is loaded from there. */
export function Video({ href, host, picture, title }: ResolvedVideo) {
  return (
    <Link href={href} {...part('video')}>
      <span className="video-picture">
        <Picture picture={picture} />
        <svg className="video-sign" viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="23.5" />
          <path d="M19 15.5v17l14-8.5z" />
        </svg>
      </span>
      <span {...part('caption', 'video-words')}>
        {title !== undefined && (
          <>
            <bdi className="video-title">{renderRichText(title)}</bdi>{' '}
          </>
        )}
        <span>{host}</span>
      </span>
    </Link>
  );
}
