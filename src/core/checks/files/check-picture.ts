import type { Format, PictureFile, ShownPicture } from '../../block-host.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import type { Location, Problem } from '../../diagnostics/diagnostic.ts';
import { freePath } from '../../text/free-name.ts';
import { isVideoFile } from '../../text/is-video-file.ts';

/** The image formats that browsers support, with their file extensions, the usual one first. */
export const formats = {
  JPEG: ['jpg', 'jpeg', 'jfif'],
  PNG: ['png'],
  WebP: ['webp'],
  AVIF: ['avif'],
  GIF: ['gif'],
  SVG: ['svg'],
} as const satisfies Record<Format, readonly string[]>;

/** The maximum size of an image. Larger ones would need more memory than a small computer has. */
export const limits = { megapixels: 80, megabytes: 50 };

/** The recommended maximum size of an image that is published unchanged, in bytes. */
const heavy = 1024 * 1024;

/** Reports an image that can't be used, or that has the wrong extension, a location or a large size. */
export function checkPicture(
  found: string,
  picture: PictureFile,
  at: Location,
  { hasFile, publicFolder: folder }: Pick<CompilerHost, 'hasFile' | 'publicFolder'>,
): Problem[] {
  const problem = (code: Problem['code'], details: Problem['details'] = {}): Problem => ({
    code,
    at,
    details: { found, ...details },
  });
  if (picture.problem === 'unreadable' && isVideoFile(found)) return [problem('OF250')];
  if (picture.problem === 'unreadable') return [problem('OF304', { reason: picture.reason })];
  if (picture.problem === 'huge') {
    const limit = `${limits.megapixels} megapixels or ${limits.megabytes} MB`;
    return [problem('OF305', { size: picture.size, limit })];
  }
  const { format, bytes, hasPosition } = picture;
  const problems: Problem[] = [];
  const extension = /\.([^./]+)$/.exec(found)?.[1]?.toLowerCase() ?? '';
  // includes() of a tuple only accepts its own elements.
  if (!(formats[format] as readonly string[]).includes(extension)) {
    const better = freePath(`${found.replace(/\.[^./]+$/, '')}.${formats[format][0]}`, hasFile);
    problems.push(problem('OF306', { format, better, folder }));
  }
  if (picture.outside !== undefined) problems.push(problem('OF316', { outside: picture.outside }));
  if (hasPosition) problems.push(problem('OF307', { folder }));
  if (!isCopied(picture) && bytes > heavy)
    problems.push(problem('OF308', { size: `${(bytes / heavy).toFixed(1)} MB` }));
  return problems;
}

/** Whether a build makes smaller copies of an image. SVG files and animations are published unchanged. */
export const isCopied = ({ format, isMoving }: ShownPicture): boolean => format !== 'SVG' && !isMoving;
