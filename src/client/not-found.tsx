import { useEffect, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import type { PageData } from '../../schema/resolved.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { Door } from '../components/art/door.tsx';
import { Tile } from '../components/art/tile.tsx';
import { Link } from '../components/link.tsx';
import { part } from '../components/part.ts';
import { renderRichText } from '../components/text/render-rich-text.tsx';
import { mapParts } from '../shared/rich-text.ts';

export { default as style } from './not-found.css?url';

type Props = NonNullable<PageData['notFound']>;

/** The 404 page. It is prerendered once for all addresses, so the requested path is added in the browser. */
export default function NotFound({ title, text, action, artwork }: Props) {
  const [current] = useLocation();
  const { base } = useRouter();
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    // The document is the same for all paths, so the router gets the requested path after hydration.
    if (current === '/404') return;
    const typed = base + current;
    setPath(typed);
    console.info(`There is no page at ${typed}`);
  }, [base, current]);
  return (
    <section className="not-found" data-block="not-found">
      <div {...part('wrap stage', 'wrap not-found-wall')}>
        <div {...part('text', 'not-found-text')}>
          <p {...part('code', 'not-found-code')} aria-hidden="true">
            404
          </p>
          <h1 tabIndex={-1}>{renderRichText(title)}</h1>
          <p {...part('summary', 'not-found-sentence')}>
            <WithPath text={text} path={path} />
          </p>
          <div {...part('actions')}>
            <Link href={action.href} {...part('button primary')}>
              {renderRichText(action.label)}
            </Link>
          </div>
        </div>
        {artwork.kind !== 'none' && (
          <div {...part('art', 'not-found-art')}>
            <FallenStuds />
            {artwork.kind === 'door' ? <Door studs={22} isBare /> : <Tile name={artwork.name} isBare />}
          </div>
        )}
      </div>
      {artwork.kind !== 'none' && <div {...part('ground')} />}
    </section>
  );
}

/* Without a path, removes the placeholder together with one space. */
function WithPath({ text, path }: { text: RichText; path: string | null }) {
  return renderRichText(
    mapParts(text, (string) => {
      const [before = '', ...after] = string.split('{path}');
      if (after.length === 0) return [string];
      if (path === null) return [before.replace(/\s$/, '') + after.join('')];
      return [before, { kind: 'code', parts: [path] }, after.join('{path}')];
    }),
  );
}

/* Studs on the ground next to a bare door. */
function FallenStuds() {
  return (
    <svg className="fallen" viewBox="0 0 230 16" aria-hidden="true">
      <path d="M31 13.7zM58 13.7zM92 13.7zM121 13.7zM149 13.7zM196 13.7zM214 13.7z" strokeWidth="4.6" />
      <path d="M12 12zM110 12zM170 12z" strokeWidth="8" />
      <path d="M74 9.5z" strokeWidth="13" />
    </svg>
  );
}
