import type { CompilerHost } from '../../compiler-host.ts';
import type { Problem } from '../../diagnostic/diagnostic.ts';
import { privateKind } from './private-files.ts';

/** Finds files of the owner's that would be published and should not be, or cannot be. Only their names are looked at. */
export function checkPublicFiles({ publicFiles, publicFolder: folder }: CompilerHost): Problem[] {
  const at = { offset: 0, length: 1, pointer: '' };
  const told = new Set<string>();
  const problems: Problem[] = [];
  for (const { path, flaw } of publicFiles?.() ?? []) {
    const secret = privateKind(path);
    const found = secret && !flaw ? secret.path : path;
    if (told.has(found)) continue;
    told.add(found);
    if (flaw === 'outside') problems.push({ code: 'OF311', at, words: { found, folder } });
    else if (flaw === 'unreadable-name') problems.push({ code: 'OF312', at, words: { found, folder } });
    else if (secret) problems.push({ code: 'OF310', at, words: { found, folder, kind: secret.kind } });
  }
  return problems;
}
