import { patternSentences } from '../../../../schema/pattern-sentences.ts';
import { patterns } from '../../../../schema/patterns.ts';
import type { Page, Site } from '../../../../schema/site.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import type { Location, Problem } from '../../diagnostics/diagnostic.ts';
import { asSentence, shown } from '../../diagnostics/wording.ts';
import { readAddress } from '../../resolve/paths/addresses.ts';
import { isOn, isTurnedOn, type OutputName, outputAt, turnOn } from '../../resolve/paths/output-paths.ts';
import { characterAdvice, checkWebAddress } from '../../text/web-address.ts';
import type { Text } from '../../validation/site-texts.ts';
import type { ReferenceContext } from '../references/reference-context.ts';
import type { WrittenAddress } from '../text/check-marks.ts';
import { deadAnchor, deadLink, toPagePath, withoutLanguage } from './missing-pages-and-anchors.ts';

/**
 * Reports an address that is malformed, or whose page, anchor or file doesn't exist. `steps` lead to the text that
 * contains it.
 */
export function checkAddress(link: WrittenAddress, [top, index]: Text['steps'], context: ReferenceContext): Problem[] {
  const { written, at } = link;
  const { site, host, targets, anchorsOn, guess } = context;
  const address = readAddress(written, site);
  if (!addressPattern.test(address.href)) {
    const details = {
      found: shown(address.href),
      advice: asSentence(characterAdvice('href', address.href) ?? patternSentences.href),
    };
    const cause = { kind: 'address', found: address.href, paths: [...targets.keys()] } as const;
    return [{ code: 'OF110', at, details, cause }];
  }
  switch (address.kind) {
    case 'elsewhere':
      return checkWebAddress(at, address.href);
    case 'placeholder':
      return [{ code: 'OF210', at }];
    case 'file': {
      const { href: found, path } = address;
      const bare = withoutLanguage(path, site.languages);
      const output = outputAt(bare ?? path, site);
      const isMade = output !== undefined && isOn(output, site);
      if (host.hasFile(path) || (isMade && bare === undefined)) return [];
      if (isMade || targets.has(bare ?? toPagePath(path)))
        return [deadLink(link, { found, path, kind: 'file', isMade }, context)];
      // A fix would replace placeholders and queries.
      const guessed = written === path ? guess(path, 'file', at) : {};
      if (output && !guessed.fix) return [notMade(output, { path, at }, site, host)];
      return [{ code: 'OF302', at, details: { found: path, folder: host.publicFolder }, ...guessed }];
    }
    default: {
      // A bare "#id" outside of pages refers to the home page, which a checked site has. "pages" is followed by an index.
      const own = top === 'pages' ? site.pages[index as number] : targets.get('/');
      const path = address.path ?? (own as Page).path;
      const page = targets.get(path);
      if (page)
        return address.kind === 'page' || anchorsOn(page).includes(address.id)
          ? []
          : [deadAnchor(link, page, address.id, context)];
      const { languages, language, absent: { [path]: absent } = {} } = site;
      const thereIn = absent?.includes(language) ? languages?.filter((tag) => !absent.includes(tag)) : undefined;
      return [deadLink(link, { found: address.href, path, kind: 'link', thereIn }, context)];
    }
  }
}

/* A link to a file that Onefolio would generate with other settings or, if they are right, for a site with posts. */
function notMade(
  output: OutputName,
  { path, at }: { path: string; at: Location },
  site: Site,
  { publicFolder: folder }: CompilerHost,
): Problem {
  if (isTurnedOn(output, site)) {
    const details = { found: path, folder, condition: 'a post is published', advice: 'Publish a page with a "date"' };
    return { code: 'OF278', at, details };
  }
  const { text, change } = turnOn(output, site);
  const details = { found: path, folder, condition: '"outputs" turns it on', advice: 'Turn it on' };
  return { code: 'OF278', at, details, fix: { text, certain: false, edits: [change] } };
}

const addressPattern = new RegExp(patterns.href, 'u');
