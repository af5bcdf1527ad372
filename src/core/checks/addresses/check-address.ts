import { patternSentences, patterns } from '../../../../schema/patterns.ts';
import type { Page, Site } from '../../../../schema/site.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import type { Location, Problem } from '../../diagnostics/diagnostic.ts';
import { asSentence, shown } from '../../diagnostics/wording.ts';
import { feedPaths, hasFeed } from '../../outputs/feed/feed-paths.ts';
import { whyAbsent } from '../../resolve/pages/published.ts';
import { readAddress } from '../../resolve/paths/addresses.ts';
import { hasResume, resumePath } from '../../resolve/paths/resume-path.ts';
import { characterAdvice } from '../../text/url-characters.ts';
import type { GuessFile } from '../files/guess-file.ts';
import { deadAnchor, deadLink, toPagePath } from './dead-links.ts';
import { checkWebAddress } from './web-address.ts';

/** An address as it is written, and where. */
export interface WrittenAddress {
  written: string;
  at: Location;
}

/** What an address may lead to. */
interface Destinations {
  pages: Map<string, Page>;
  anchorsOn(page: Page): string[];
  /** The id that a place on a page has now, by the one that it had before. */
  idSince(former: string, page: Page): string | undefined;
  /** The page that a bare "#id" means: the text's own, and the home page for the header and the footer. */
  own: Page | undefined;
  host: CompilerHost;
  /** Whether it is still worth the time to find out which page was meant. */
  isGuessed: boolean;
  /** Finds the file that was meant. */
  guess: GuessFile;
}

/** What is wrong with an address: its form, or what it leads to is not there. */
export function checkAddress({ written, at }: WrittenAddress, site: Site, known: Destinations): Problem[] {
  const { pages, anchorsOn, idSince, own, host, isGuessed, guess } = known;
  const address = readAddress(written, site);
  if (!anyAddress.test(address.href)) {
    const [anchors = [], homeAnchors = []] = [own, pages.get('/')].map((page) => page && anchorsOn(page));
    const details = {
      found: shown(address.href),
      advice: asSentence(characterAdvice('href', address.href) ?? patternSentences.href),
    };
    const cause = { kind: 'address', found: address.href, paths: [...pages.keys()], anchors, homeAnchors } as const;
    return [{ code: 'OF110', at, details, cause }];
  }
  switch (address.kind) {
    case 'elsewhere':
      return checkWebAddress(at, address.href);
    case 'placeholder':
      return [{ code: 'OF210', at }];
    case 'file': {
      if (host.hasFile(address.path) || isOutput(address.path, site)) return [];
      const { href: found, path } = address;
      if (pages.has(toPagePath(path))) return [deadLink({ written, at, found, path, pages, isGuessed })];
      // What is filled in, or has more behind its path, is not written anew.
      const guessed = written === path ? guess(path, 'file', at) : {};
      return [{ code: 'OF302', at, details: { found: path, folder: host.publicFolder }, ...guessed }];
    }
    default: {
      const path = String(address.path ?? own?.path);
      const page = pages.get(path);
      if (!page) {
        const left = site.pages.find((each) => each.path === path);
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
            whyAbsent: left && whyAbsent(left, site, host.now),
            languages,
            thereIn,
            isGuessed,
            anchorsOn,
          }),
        ];
      }
      if (address.kind === 'page' || anchorsOn(page).includes(address.id)) return [];
      const others = isGuessed ? [...pages.values()] : [];
      return [deadAnchor({ written, at, page, id: address.id, pages: others, anchorsOn, idSince })];
    }
  }
}

/* Whether "outputs" has a file written there. */
const isOutput = (path: string, site: Site): boolean =>
  (path === resumePath && hasResume(site)) ||
  (hasFeed(site) && [feedPaths.atom, feedPaths.json].some((each) => each === path));

const anyAddress = new RegExp(patterns.href, 'u');
