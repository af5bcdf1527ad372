import type { TextHost } from '../block-host.ts';
import { type Pointer, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { decode } from './decode.ts';

/** Reads a file that the setting at a pointer names, as UTF-8; or returns the problem that prevents it. */
export function readTextFile(
  found: string,
  pointer: Pointer,
  host: Pick<TextHost, 'textFile'>,
): { text: string; problem?: undefined } | { problem: Problem } {
  const at = valueAt(pointer);
  if (found.startsWith('/') || found.split('/').includes('..'))
    return { problem: { code: 'OF321', at, details: { found } } };
  const reserved = reservedFolder(found);
  if (reserved) return { problem: { code: 'OF322', at, details: reserved } };
  const textFile = host.textFile?.(found) ?? { flaw: 'missing' };
  switch (textFile.flaw) {
    case undefined: {
      const { text, problem } = decode(textFile.bytes, 'markdown');
      return problem
        ? { problem: { ...problem, at: { ...problem.at, file: found, pointer } as Problem['at'] } }
        : { text };
    }
    case 'missing': {
      const { similar } = textFile;
      return {
        problem: { code: 'OF320', at, details: { found }, ...(similar && { fix: didYouMean(at, found, similar) }) },
      };
    }
    case 'outside':
      return { problem: { code: 'OF321', at, details: { found } } };
    case 'private':
      return { problem: { code: 'OF341', at, details: { found, target: textFile.target, kind: textFile.kind } } };
    case 'huge':
      return { problem: { code: 'OF323', at, details: { found, size: textFile.size, limit: textFile.limit } } };
    case 'unreadable':
      return { problem: { code: 'OF324', at, details: { found, reason: textFile.reason } } };
  }
}

/** Returns the folder of a path if it's reserved, so that texts can't be in it, with advice; undefined otherwise. */
export function reservedFolder(path: string): { folder: string; advice: string } | undefined {
  const folder = path
    .toLowerCase()
    .replace(/^(?:\.\/+)+|[^/]*$/g, '')
    .replace(/\/.*/, '/');
  const advice = reserved[folder];
  return advice === undefined ? undefined : { folder, advice };
}

const reserved: Record<string, string> = {
  'public/': 'Put the file next to the site file or in another folder. Everything in this folder is published as is.',
  'dist/': 'Put the file next to the site file or in another folder. Each build replaces the files in this folder.',
  '.onefolio/': "Put the file next to the site file or in another folder. This folder is for Onefolio's own files.",
};
