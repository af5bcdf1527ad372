import { useEffect, useRef, useState } from 'react';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Section } from '../../components/section.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import { useFileBase } from '../../components/use-file-base.ts';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';

/*
 * A file of the site is loaded when the frame comes into view, and has no access to the site. A page of another site is
 * loaded after a click, and keeps its own origin, which its storage and its players need.
 */
export default function Embed({ block, level }: ViewProps<'embed'>) {
  const { title, src = '', from, href = from ?? src, ratio = '16/9', height, picture, action, ...section } = block;
  const isForeign = from !== undefined;
  const [isOpen, setOpen] = useState(!isForeign);
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const base = useFileBase();
  const now = useNow();
  useEffect(() => {
    // The button that had the focus is gone.
    if (isForeign && isOpen) frame.current?.focus();
    // The page in the frame may have loaded before this one hydrated.
    if (frame.current && performance.getEntriesByName(frame.current.src).length > 0) setLoaded(true);
  }, [isForeign, isOpen]);
  return (
    <Section {...section} level={level}>
      <div {...part('frame')} data-ratio={height === undefined ? ratio : undefined} data-loaded={isLoaded || undefined}>
        {picture && <Picture picture={picture} />}
        {isOpen ? (
          <iframe
            ref={frame}
            src={from ?? base + src}
            title={plainText(title, now)}
            height={height}
            allow={isForeign ? 'autoplay; encrypted-media; fullscreen; picture-in-picture' : 'fullscreen *'}
            loading="lazy"
            sandbox={isForeign ? foreignRights : 'allow-scripts'}
            referrerPolicy={isForeign ? 'strict-origin' : 'no-referrer'}
            onLoad={() => setLoaded(true)}
          />
        ) : (
          <>
            {height !== undefined && <svg width="1" height={height} aria-hidden="true" />}
            <button type="button" {...part('button primary')} onClick={() => setOpen(true)}>
              {renderRichText(action ?? title)}
              {action === undefined && ` (${hostOf(from)})`}
            </button>
          </>
        )}
      </div>
      <p {...part('caption')}>
        <Link href={href}>{renderRichText(title)}</Link>
      </p>
    </Section>
  );
}

/* Pages that it opens are as any others. */
const foreignRights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const hostOf = (url = '') => url.split('/')[2]?.replace(/^www\./, '');
