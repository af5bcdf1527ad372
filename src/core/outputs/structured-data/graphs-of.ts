import type { Graph, PersonLeaf, ProfilePageLeaf, Thing, WebSiteLeaf } from 'schema-dts';
import type { Block } from '../../../../schema/block.ts';
import type { PageData, Shell } from '../../../../schema/resolved.ts';
import type { Site } from '../../../../schema/site.ts';
import { defined, omitEmpty } from '../../../shared/omit-empty.ts';
import { plainText, withPlainText } from '../../../shared/rich-text.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { absoluteUrlOf, baseOf } from '../../resolve/paths/site-url.ts';
import { plainTexts } from '../../resolve/resolve.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';
import { forAudience, isOnWeb } from '../../resolve/visibility.ts';
import { countryName } from '../../text/owner-text.ts';
import type { Fact, Facts, GraphContext } from './graph-rules.ts';
import { type Mentions, mentionedIn } from './mentioned-in.ts';
import { pageThings } from './page-things.ts';

/** A page, its shell, and a date. */
interface PageOfDay {
  page: PageData;
  shell: Shell;
  now: CalendarDate;
}

/** Returns the schema.org graph of a page; null if it is empty. */
type GraphOf = (day: PageOfDay) => Graph | null;

/**
 * Returns a function that creates the graph of a page. The home page describes the owner, and every page describes the
 * data of its blocks. The graph contains only data that the page shows, and what the owner wrote for search engines.
 */
export function graphsOf(
  registry: BlockRegistry,
  { site: shown, localized }: { site: ResolvedSite; localized: Site },
): GraphOf {
  const pages = new Map(localized.pages.filter((page) => isOnWeb(registry, page)).map((page) => [page.path, page]));
  const source = forAudience(registry, 'web', { ...localized, pages: [] });
  const { version, language } = localized;
  // Structured data contains the owner's texts as written, without typographic characters.
  const filledAt = ({ page: { path }, now }: PageOfDay): Pick<Site, 'owner' | 'pages'> => {
    const withData = defined(pages.get(path)).map((page) => ({
      ...page,
      blocks: blocksWithData(registry, page.blocks),
    }));
    const shown = forAudience(registry, 'web', { version, language, owner: localized.owner, pages: withData });
    return plainTexts(registry, shown, source, now);
  };
  return (day) => {
    const { page, shell, now } = day;
    const isHome = page.path === '/';
    const { owner, pages: filled } = filledAt(day);
    const context = { ...contextOf(shown, owner.name, page.path), today: now };
    const blocks = filled.flatMap((each) => each.blocks);
    const { facts, things: inBlocks } = collectBlockData(registry, blocks, context);
    const mentions = () => mentionedIn(now, page, shell);
    const metadata = shown.metadata?.find((each) => each.path === page.path);
    const things = [...(metadata ? pageThings(withPlainText(metadata, now), context, mentions()) : []), ...inBlocks];
    const hasData = Object.keys(facts).length > 0 || things.length > 0;
    if (!isHome && !hasData) return null;
    const { picture } = shown.owner;
    const described = { ...owner, ...(picture && { picture: withPlainText(picture, now) }) };
    const person: PersonLeaf = omitEmpty({
      '@type': 'Person',
      ...context.person,
      name: owner.name,
      url: shown.url === undefined ? undefined : absoluteUrlOf('/', shown.url),
      ...(isHome && ownerOf(shown, described, mentions())),
      ...facts,
    });
    return {
      '@context': 'https://schema.org',
      '@graph': [...(isHome ? siteAndPage(shown, day, context) : []), person, ...things],
    };
  };
}

function contextOf(site: ResolvedSite, name: string, path: string): Omit<GraphContext, 'today'> {
  const { url, prefix, language, languages, untranslated } = site;
  // An untranslated page counts as the page in the first language, as in its head.
  const isCopy = untranslated?.includes(path);
  // The id is the same on all pages, relative to the home page.
  const root = path === '/' ? '' : '/';
  return {
    person: { '@id': `${url === undefined ? root : absoluteUrlOf('/', url)}#person` },
    name,
    url,
    prefix: isCopy ? '' : prefix,
    inLanguage: isCopy ? languages?.[0] : language,
  };
}

/* The profile page, and the site's name, which search engines only read at the root of a host. */
function siteAndPage(
  { url }: ResolvedSite,
  { page: { head, path }, now }: PageOfDay,
  { person, name, prefix, inLanguage }: GraphContext,
): Thing[] {
  const page: ProfilePageLeaf = omitEmpty({
    '@type': 'ProfilePage',
    name: plainText(head.title, now),
    url: url === undefined ? undefined : absoluteUrlOf(path, url, prefix),
    inLanguage,
    mainEntity: person,
  });
  if (url === undefined || baseOf(url) !== '') return [page];
  const id = `${absoluteUrlOf('/', url)}#website`;
  const site: WebSiteLeaf = {
    '@type': 'WebSite',
    '@id': id,
    name,
    url: absoluteUrlOf('/', url),
  };
  return [site, { ...page, isPartOf: { '@id': id } }];
}

/*
 * Describes the owner on the home page. Includes only data that the page shows, according to `mentions`, and the
 * summary, photo and profiles, which are written for search engines.
 */
function ownerOf(
  { url, language }: Pick<ResolvedSite, 'url' | 'language'>,
  owner: Site['owner'],
  mentions: Mentions,
): Omit<PersonLeaf, '@type'> {
  const addresses = defined(owner.website, ...(owner.profiles ?? []).map(({ href }) => href));
  return omitEmpty({
    jobTitle: mentions.text(owner.title),
    description: owner.summary,
    email: mentions.email(owner.email),
    telephone: mentions.phone(owner.phone),
    address: addressIn(owner.location, mentions, language),
    pronouns: mentions.text(owner.pronouns),
    image: url === undefined ? undefined : imageOf(owner.picture, url),
    sameAs: [...new Set(addresses)].filter((href) => /^https?:/.test(href) && href !== url),
  });
}

/* Includes only the parts of the address that the page shows, and never the street. */
function addressIn(location: Site['owner']['location'], mentions: Mentions, language: string): PersonLeaf['address'] {
  if (typeof location !== 'object') return mentions.text(location);
  const { city, region, countryCode } = location;
  const country = countryCode && mentions.text(countryName(countryCode, language)) && countryCode;
  const parts = omitEmpty({
    addressLocality: mentions.text(city),
    addressRegion: mentions.text(region),
    addressCountry: country,
  });
  return Object.keys(parts).length === 0 ? undefined : { '@type': 'PostalAddress', ...parts };
}

function imageOf(picture: Site['owner']['picture'], url: string): PersonLeaf['image'] {
  if (!picture) return undefined;
  const { src, alt, decorative } = picture;
  return omitEmpty({
    '@type': 'ImageObject' as const,
    url: absoluteUrlOf(src, url),
    caption: decorative ? undefined : alt,
  });
}

/* The maximum number of skills. A longer list doesn't show what the owner knows best. */
const maxSkills = 12;

/* Returns the blocks that contribute structured data, without cards whose grid opts out. */
const blocksWithData = (registry: BlockRegistry, blocks: readonly Block[]): Block[] =>
  blocks
    .filter((block) => registry.definitionOf(block).structuredData)
    .map((block) => (block.type === 'card-grid' && !block.structuredData ? { ...block, cards: [] } : block));

/* Collects the facts about the owner from blocks, without duplicates, and the other things in them. */
export function collectBlockData(
  registry: BlockRegistry,
  blocks: readonly Block[],
  context: GraphContext,
): { facts: Facts; things: Thing[] } {
  const data = blocks.flatMap((block) => registry.definitionOf(block).structuredData?.(block, context) ?? []);
  const all = <Kind extends keyof Fact>(kind: Kind): Fact[Kind][] =>
    withoutDuplicates(data.flatMap(({ facts }) => facts?.[kind] ?? []));
  return {
    facts: omitEmpty({
      hasOccupation: all('hasOccupation'),
      worksFor: all('worksFor'),
      affiliation: all('affiliation'),
      alumniOf: all('alumniOf'),
      hasCredential: all('hasCredential'),
      award: all('award'),
      knowsLanguage: all('knowsLanguage'),
      knowsAbout: all('knowsAbout').slice(0, maxSkills),
    }),
    things: data.flatMap(({ things = [] }) => things),
  };
}

/* Two roles at one organization name it twice. */
const withoutDuplicates = <Value>(values: Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
