import type { Page, Site } from '../../../../schema/site.ts';
import { pathToFile } from '../../../shared/path-to-file.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { freePath } from '../../content/posts/free-name.ts';
import { type Pointer, type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { feedPaths, hasFeed } from '../../outputs/feed/feed-paths.ts';
import { cvPath, hasCv } from '../../resolve/paths/cv-path.ts';
import { hasResume, resumePath } from '../../resolve/paths/resume-path.ts';

/** Reports a file in public/ with the path of a page. */
export function checkClash(
  { path }: Pick<Page, 'path'>,
  pointer: Pointer,
  { hasFile, publicFolder }: CompilerHost,
): Problem[] {
  const found = [`/${pathToFile(path)}.html`, `/_pages/${pathToFile(path)}.json`].find(hasFile);
  return found === undefined
    ? []
    : [{ code: 'OF303', at: { pointer, part: 'value' }, details: { found, folder: publicFolder } }];
}

/** Reports files in public/ with the path of a file that the setting "outputs" enables. */
export function checkOutputs({ outputs = {} }: Site, { hasFile, publicFolder: folder }: CompilerHost): Problem[] {
  const isCv = hasCv({ outputs });
  const written: (readonly [file: string, setting: string, isWritten: boolean, advice: string])[] = [
    [resumePath, 'resume', hasResume({ outputs }), 'remove "resume"'],
    [`/${pathToFile(cvPath)}.html`, 'cv', isCv, 'set "outputs": { "cv": false }'],
    [`/_pages/${pathToFile(cvPath)}.json`, 'cv', isCv, 'set "outputs": { "cv": false }'],
    ...Object.values(feedPaths).map((path) => [path, 'feed', hasFeed({ outputs }), 'remove "feed"'] as const),
  ];
  return written.flatMap(([found, setting, isWritten, advice]): Problem[] => {
    if (!isWritten || !hasFile(found)) return [];
    return [{ code: 'OF231', at: valueAt(`/outputs/${setting}`), details: { found, folder, advice } }];
  });
}

/** Reports files in public/ at reserved paths, whether or not the site file refers to them. */
export function checkStray({ hasFile, strayAsset, publicFolder: folder }: CompilerHost): Problem[] {
  const at = { offset: 0, length: 1, pointer: '' };
  const problems: Problem[] = [];
  const asset = strayAsset?.();
  if (asset !== undefined) {
    const reason = 'browsers cache everything under /assets for a year, even if it changes';
    const better = freePath(asset.replace('/assets', '/files'), hasFile);
    problems.push({ code: 'OF309', at, details: { found: asset, folder, reason, better } });
  }
  const found = ['/404.html', '/_pages/404.json'].find(hasFile);
  if (found !== undefined) {
    const reason = 'Onefolio writes the 404 page there';
    problems.push({
      code: 'OF309',
      at,
      details: {
        found,
        folder,
        reason,
        better: freePath(found.replace('404', 'lost').replace('_pages', 'files'), hasFile),
      },
    });
  }
  return problems;
}
