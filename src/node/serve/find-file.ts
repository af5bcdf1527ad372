import { type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';

/** A file that answers a request. */
export interface FoundFile {
  place: string;
  stats: Stats;
  type: string;
  /** The compression of its bytes, if the file is compressed. */
  encoding?: 'br' | 'gzip' | undefined;
}

/**
 * The file in a folder for the path of a request, with or without extension. Null if there is none, and for _headers
 * and _redirects. Prefers a compressed copy in an encoding that `accepted`, the Accept-Encoding header, contains.
 * `placeIn` returns the path of a name in the folder.
 */
export function findFile(folder: string, path: string, accepted: string, placeIn = join): FoundFile | null {
  const name = fileNameOf(path);
  if (name === null || /^_(?:headers|redirects)$/i.test(name)) return null;
  const names = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
  for (const each of names) {
    const place = placeIn(folder, each);
    const stats = fileAt(place);
    if (!stats) continue;
    const type = typeOf(each);
    for (const { ending, encoding } of compressed) {
      const copy = accepted.includes(encoding) ? fileAt(place + ending) : null;
      if (copy) return { place: place + ending, stats: copy, type, encoding };
    }
    return { place, stats, type };
  }
  return null;
}

const compressed = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const;

/* The file name for the path of a request; null if it could lead outside the folder. */
function fileNameOf(path: string): string | null {
  try {
    const steps = path.split('/').map(decodeURIComponent);
    const isPlain = steps.every((step) => !['.', '..'].includes(step) && !step.includes('\0') && !hasStep(step));
    return isPlain ? steps.filter((step) => step !== '').join('/') : null;
  } catch {
    return null;
  }
}

const hasStep = (step: string) => step.includes('/') || step.includes(sep);

function fileAt(place: string): Stats | null {
  try {
    const stats = statSync(place);
    return stats.isFile() ? stats : null;
  } catch {
    return null;
  }
}

/** The media type of a file by its extension, application/octet-stream if unknown. */
export function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return type === 'text/html' ? `${type};charset=utf-8` : type;
}
