import type { BlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';
import type { Site } from '../../../schema/site.ts';
import { linked, paragraphs, section } from '../../core/article/block-content.ts';
import { type Location, type Pointer, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean } from '../../core/diagnostics/did-you-mean.ts';
import { cvPaths } from '../../core/resolve/paths/cv-path.ts';
import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import { defineBlock } from '../define-block.ts';
import { embed as schema } from './schema.ts';

export const embed = defineBlock({
  schema,
  check,
  resolve: ({ picture, ...block }, { resolvePicture, isFirst }) => ({
    ...block,
    ...(picture && { picture: resolvePicture(picture, frame, isFirst) }),
  }),
  // The schema requires one of them.
  framed: ({ src, from }) =>
    from === undefined ? { folder: folderOf(src as string) } : { origin: new URL(from).origin },
  pictures: ({ picture }) => (picture ? [picture] : []),
  content: ({ title, src, from, href = from ?? src, picture, ...block }) =>
    section(block, [...(picture ? [{ kind: 'picture', picture } as const] : []), ...paragraphs(linked(title, href))]),
});

const frame: PictureSlot = { name: 'embed', sizes: [['', '100vw']], widths: [480, 960, 1440] };

/* The folder of a file: "/demo" for "/demo/index.html". */
const folderOf = (src: string): string => src.slice(0, src.lastIndexOf('/'));

/* Reports two pages for one frame, pages that refuse frames, and pages of the site in the folder of the framed file. */
function check({ src, from }: BlockOf<'embed'>, at: Pointer, site: Site): Problem[] {
  if (src === undefined) return checkForeign(from as string, valueAt(`${at}/from`), site);
  if (from !== undefined) return [{ code: 'OF290', at: { pointer: `${at}/from`, part: 'key' } }];
  const folder = folderOf(src);
  const paths = [...site.pages.map(({ path }) => path), ...cvPaths(site)];
  const clash = paths.find((path) => path === folder || path.startsWith(`${folder}/`));
  return clash !== undefined
    ? [{ code: 'OF291', at: valueAt(`${at}/src`), details: { folder: `public${folder}`, path: clash } }]
    : [];
}

/*
 * The page of a video refuses frames, but its player doesn't. A page of the site itself would have access to the page
 * around its frame.
 */
function checkForeign(found: string, at: Location, { url }: Site): Problem[] {
  if (url !== undefined && parseUrl(found)?.origin === parseUrl(url)?.origin)
    return [{ code: 'OF293', at, details: { found } }];
  const [better] = players.flatMap(([page, player]) => {
    const [, id] = page.exec(found) ?? [];
    return id === undefined ? [] : [player + id];
  });
  return better === undefined ? [] : [{ code: 'OF292', at, details: { found }, fix: didYouMean(at, found, better) }];
}

const players: [page: RegExp, player: string][] = [
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)([\w-]+)/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [/^https:\/\/youtu\.be\/([\w-]+)/, 'https://www.youtube-nocookie.com/embed/'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, 'https://player.vimeo.com/video/'],
];

declare module '../../../schema/resolved.ts' {
  interface Added {
    embed: { picture?: ResolvedPicture };
  }
}
