import type { CompilerHost } from '../../compiler-host.ts';
import { privateKind } from '../../content/files/private-files.ts';
import type { Problem } from '../../diagnostics/diagnostic.ts';

/** Reports files in public/ that are private, too large or can't be published. Checks only names and sizes. */
export function checkPublicFiles(host: CompilerHost): Problem[] {
  const { publicFiles, publicFolder: folder } = host;
  const at = { offset: 0, length: 1, pointer: '' };
  const reported = new Set<string>();
  const problems: Problem[] = [];
  for (const { path, problem } of publicFiles?.() ?? []) {
    const secret = privateKind(path);
    const found = secret && !problem ? secret.path : path;
    if (reported.has(found)) continue;
    reported.add(found);
    if (problem === 'outside') problems.push({ code: 'OF311', at, details: { found, folder } });
    else if (problem === 'unreadable-name') problems.push({ code: 'OF312', at, details: { found, folder } });
    else if (secret) problems.push({ code: 'OF310', at, details: { found, folder, kind: secret.kind } });
    else if (isPhotograph.test(path)) {
      const size = tooLarge(path, host);
      if (size !== undefined) problems.push({ code: 'OF340', at, details: { found, folder, size } });
    }
  }
  return problems;
}

/** The maximum size of a published image: in bytes, and in pixels on its longer side. */
const most = { bytes: 4 * 1024 * 1024, pixels: 6000 };

/* The formats of photos. Other images are checked where the site uses them. */
const isPhotograph = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|tiff?|dng)$/i;

/* The size of an image that is too large, else undefined. Problems of an image that the site shows are reported there. */
function tooLarge(path: string, { pictureOf, sizeOf }: CompilerHost): string | undefined {
  const picture = pictureOf?.(path);
  if (picture?.problem) return undefined;
  const bytes = picture?.bytes ?? sizeOf?.(path) ?? 0;
  if (bytes > most.bytes) return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const { width = 0, height = 0 } = picture ?? {};
  return Math.max(width, height) > most.pixels ? `${width} × ${height} pixels` : undefined;
}
