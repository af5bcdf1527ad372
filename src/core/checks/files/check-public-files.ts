import type { CompilerHost } from '../../compiler-host.ts';
import type { Problem } from '../../diagnostics/diagnostic.ts';
import { privateKind } from './private-files.ts';

/** Finds files of the owner's that would be published and should not be, or cannot be. Only their names are looked at, and how large pictures are. */
export function checkPublicFiles(host: CompilerHost): Problem[] {
  const { publicFiles, publicFolder: folder } = host;
  const at = { offset: 0, length: 1, pointer: '' };
  const told = new Set<string>();
  const problems: Problem[] = [];
  for (const { path, flaw } of publicFiles?.() ?? []) {
    const secret = privateKind(path);
    const found = secret && !flaw ? secret.path : path;
    if (told.has(found)) continue;
    told.add(found);
    if (flaw === 'outside') problems.push({ code: 'OF311', at, details: { found, folder } });
    else if (flaw === 'unreadable-name') problems.push({ code: 'OF312', at, details: { found, folder } });
    else if (secret) problems.push({ code: 'OF310', at, details: { found, folder, kind: secret.kind } });
    else if (isPhotograph.test(path)) {
      const size = tooLarge(path, host);
      if (size !== undefined) problems.push({ code: 'OF340', at, details: { found, folder, size } });
    }
  }
  return problems;
}

/** No visitor needs more than this of a picture that is published as it is, in bytes and on its longer side. */
const most = { bytes: 4 * 1024 * 1024, pixels: 6000 };

/* What a camera writes; the rest is told where it is used. */
const isPhotograph = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|tiff?|dng)$/i;

/* The size of a picture that is too large. One that the site shows has been looked at, and its flaws are told there. */
function tooLarge(path: string, { pictureOf, sizeOf }: CompilerHost): string | undefined {
  const picture = pictureOf?.(path);
  if (picture?.flaw) return undefined;
  const bytes = picture?.bytes ?? sizeOf?.(path) ?? 0;
  if (bytes > most.bytes) return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const { width = 0, height = 0 } = picture ?? {};
  return Math.max(width, height) > most.pixels ? `${width} × ${height} pixels` : undefined;
}
