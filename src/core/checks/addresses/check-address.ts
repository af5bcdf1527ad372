import { patternSentences, patterns } from '../../../../schema/patterns.ts';
import type { Page, Site } from '../../../../schema/site.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import type { Location, Problem } from '../../diagnostics/diagnostic.ts';
import { asSentence, shown } from '../../diagnostics/wording.ts';
import { unpublishedReason } from '../../resolve/pages/published.ts';
import { readAddress } from '../../resolve/paths/addresses.ts';
import { isOn, isTurnedOn, type OutputName, outputAt, turnOn } from '../../resolve/paths/output-paths.ts';
import { characterAdvice, checkWebAddress } from '../../text/web-address.ts';
import type { GuessFile } from '../files/guess-file.ts';
import { deadAnchor, deadLink, toPagePath, withoutLanguage } from './dead-links.ts';

/** An address as written, and its location. */
export interface WrittenAddress {
  written: string;
  at: Location;
}

/** The targets that an address may have. */
interface Destinations {
  pages: Map<string, Page>;
  anchorsOn(page: Page): string[];
  /** The page that "#id" refers to: the page of the text, or the home page for the header and the footer. */
  own: Page | undefined;
  host: CompilerHost;
  /** Whether to look for a similar page, which takes time. */
  isGuessed: boolean;
  /** Finds a similar file. */
  guess: GuessFile;
}

/** Reports an address that is malformed, or whose page, anchor or file doesn't exist. */
export function checkAddress({ written, at }: WrittenAddress, site: Site, known: Destinations): Problem[] {
  const { pages, anchorsOn, own, host, isGuessed, guess } = known;
  const address = readAddress(written, site);
  if (!addressPattern.test(address.href)) {
    const details = {
      found: shown(address.href),
      advice: asSentence(characterAdvice('href', address.href) ?? patternSentences.href),
    };
    const cause = { kind: 'address', found: address.href, paths: [...pages.keys()] } as const;
    return [{ code: 'OF110', at, details, cause }];
  }
  switch (address.kind) {
    case 'elsewhere':
      return checkWebAddress(at, address.href);
    case 'placeholder':
      return [{ code: 'OF210', at }];
    case 'file': {
      const { href: found, path } = address;
      const { languages = [] } = site;
      const bare = withoutLanguage(path, languages);
      const output = outputAt(bare ?? path, site);
      const isMade = output !== undefined && isOn(output, site);
      if (host.hasFile(path) || (isMade && bare === undefined)) return [];
      if (isMade || pages.has(bare ?? toPagePath(path)))
        return [deadLink({ written, at, found, path, pages, languages, isFile: isMade, isGuessed })];
      // A fix would replace placeholders and queries.
      const guessed = written === path ? guess(path, 'file', at) : {};
      if (output && !guessed.fix) return [notMade(output, { path, at }, site, host)];
      return [{ code: 'OF302', at, details: { found: path, folder: host.publicFolder }, ...guessed }];
    }
    default: {
      // A bare "#id" outside of pages refers to the home page, which a checked site has.
      const path = address.path ?? (own as Page).path;
      const page = pages.get(path);
      if (!page) {
        const unpublished = site.pages.find((each) => each.path === path);
        const { languages, language, absent = {} } = site;
        const thereIn = absent[path]?.includes(language)
          ? languages?.filter((tag) => !absent[path]?.includes(tag))
          : undefined;
        return [
          deadLink({
            written,
            at,
            found: address.href,
            path,
            pages,
            unpublishedReason: unpublished && unpublishedReason(unpublished, site, host.now),
            languages,
            thereIn,
            isGuessed,
            anchorsOn,
          }),
        ];
      }
      if (address.kind === 'page' || anchorsOn(page).includes(address.id)) return [];
      const others = isGuessed ? [...pages.values()] : [];
      return [deadAnchor({ written, at, page, id: address.id, pages: others, anchorsOn })];
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
