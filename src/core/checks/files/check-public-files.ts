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
      const size = host.sizeOf?.(path) ?? 0;
      // An image that the site shows is published as copies, and its problems are reported where it's used.
      if (size > most && host.pictureOf?.(path) === undefined)
        problems.push({ code: 'OF340', at, details: { found, folder, size: `${(size / 1024 / 1024).toFixed(1)} MB` } });
    }
  }
  return problems;
}

/* The recommended maximum size of a published photo, in bytes. */
const most = 4 * 1024 * 1024;

/* The formats of photos. Other images are checked where the site uses them. */
const isPhotograph = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|tiff?|dng)$/i;
