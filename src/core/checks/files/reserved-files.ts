import type { Page, Site } from '../../../../schema/site.ts';
import { pathToFile } from '../../../shared/path-to-file.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { type Pointer, type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { cvPath, hasCv, variantsOf } from '../../resolve/paths/cv-path.ts';
import { cvFilesOf, isOn, outputNames, outputOf } from '../../resolve/paths/output-paths.ts';
import { freePath } from '../../text/free-name.ts';

/**
 * Returns a host that looks for a file only if the list of all files has its name, whatever its case: a site may have
 * thousands of pages.
 */
export function withListedFiles(host: CompilerHost): CompilerHost {
  const { publicFiles, hasFile } = host;
  if (!publicFiles) return host;
  const listed = new Set([...publicFiles()].map(({ path }) => path.toLowerCase()));
  return { ...host, hasFile: (path) => listed.has(path.toLowerCase()) && hasFile(path) };
}

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
export function checkOutputs(site: Site, { hasFile, publicFolder: folder }: CompilerHost): Problem[] {
  const filesOf = (path: string) => [`/${pathToFile(path)}.html`, `/_pages/${pathToFile(path)}.json`];
  const variants = variantsOf(site);
  const variantOf = (file: string) => variants.find(({ path }) => file.startsWith(`${path}.`));
  const written: [setting: string, paths: readonly string[], advice: string][] = [
    ...(hasCv(site)
      ? [
          ['cv', filesOf(cvPath), 'set "outputs": { "cv": false }'] satisfies (typeof written)[number],
          ...variants.map(({ name, path }): (typeof written)[number] => [
            `variants/${name}`,
            [...filesOf(path), ...cvFilesOf(site).filter((file) => variantOf(file)?.name === name)],
            `rename the variant "${name}"`,
          ]),
        ]
      : []),
    ...outputNames
      .filter((name) => isOn(name, site))
      .map((name): (typeof written)[number] => {
        const { setting, format, paths } = outputOf(name);
        const others = paths(site).filter((file) => !variantOf(file));
        return [setting, others, `remove "${format ?? setting}"`];
      }),
  ];
  return written.flatMap(([setting, paths, advice]) => {
    const inLanguage = paths.map((path) => `${site.prefix ?? ''}${path}`);
    return inLanguage.filter(hasFile).map(
      (found): Problem => ({
        code: 'OF231',
        at: valueAt(`/outputs/${setting}`),
        details: { found, folder, advice },
      }),
    );
  });
}

/** Reports files in public/ at reserved paths, whether or not the site file refers to them. */
export function checkStray({ hasFile, publicFiles, publicFolder: folder }: CompilerHost): Problem[] {
  const at = { offset: 0, length: 1, pointer: '' };
  const problems: Problem[] = [];
  for (const { path: found, problem } of publicFiles?.() ?? []) {
    if (problem || !/^\/assets(?:\/|$)/.test(found)) continue;
    const reason = 'browsers cache everything under /assets for a year, even if it changes';
    const better = freePath(found.replace('/assets', '/files'), hasFile);
    problems.push({ code: 'OF309', at, details: { found, folder, reason, better } });
    break;
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
