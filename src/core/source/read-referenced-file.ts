import type { TextFile, TextHost } from '../block-host.ts';
import { type Code, type Location, type Pointer, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { decode } from './decode.ts';

/** Reads a file that the setting at a pointer names, as UTF-8; or returns the problem that prevents it. */
export function readReferencedFile(
  found: string,
  pointer: Pointer,
  host: Pick<TextHost, 'textFile'>,
): { text: string; problem?: undefined } | { problem: Problem } {
  const at = valueAt(pointer);
  if (found.startsWith('/') || found.split('/').includes('..'))
    return { problem: { code: 'OF321', at, details: { found } } };
  const reserved = reservedFolder(found);
  if (reserved) return { problem: { code: 'OF322', at, details: reserved } };
  const textFile = host.textFile?.(found) ?? { problem: 'missing' };
  if (textFile.problem !== undefined) return { problem: fileProblem(textFile, found, at, codes) };
  const { text, problem } = decode(textFile.bytes, 'markdown');
  return problem ? { problem: { ...problem, at: { ...problem.at, file: found, pointer } as Problem['at'] } } : { text };
}

type Unreadable = Exclude<TextFile, { problem?: undefined }>;

const codes = { missing: 'OF320', outside: 'OF321', private: 'OF341', huge: 'OF323', unreadable: 'OF324' } as const;

/** Returns the problem of a file or folder that can't be read. `codes` are those of each problem. */
export function fileProblem<Kind extends Unreadable['problem']>(
  { problem, ...file }: Extract<Unreadable, { problem: Kind }>,
  found: string,
  at: Location,
  codes: Record<Kind, Code>,
): Problem {
  const { similar, ...details } = file as { similar?: string };
  const fix = similar === undefined ? undefined : didYouMean(at, found, similar);
  return { code: codes[problem as Kind], at, details: { found, ...details }, ...(fix && { fix }) };
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
