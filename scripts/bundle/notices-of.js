import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licenses of the packages to which these modules belong, as one text. Throws for a package without a license. */
export function noticesOf(modules) {
  const folders = new Set(modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []));
  return [...folders]
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      if (!file) throw new Error(`${name} ${version} (${license}) has no license file`);
      return `## ${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
    })
    .sort()
    .join('\n');
}
