import type { Block, BlockOf, BlockType } from '../../schema/blocks/index.ts';
import type { Resolved } from '../../schema/resolved.ts';
import type { Page, Site } from '../../schema/site.ts';
import type * as published from '../../schema/types.d.ts';
import type { Loaders } from '../../src/blocks/index.ts';

/* Promises that the compiler keeps. Each @ts-expect-error is a mistake that must not compile. */

export const hero: BlockOf<'hero'> = { type: 'hero', headline: 'x' };
export const block: Block = hero;
export const site: Site = {
  version: 2,
  language: 'en',
  owner: { name: 'x' },
  pages: [{ path: '/', title: 'x', blocks: [block] }],
};

// @ts-expect-error a hero needs a headline
export const headless: BlockOf<'hero'> = { type: 'hero' };

// @ts-expect-error there is no such type
export const unknownType: BlockType = 'carousel';

// @ts-expect-error a level is a number or a word
export const level: BlockOf<'skill-group'>['groups'][number]['skills'][number] = { name: 'x', level: true };

// @ts-expect-error a hero has no such setting
export const surplus: BlockOf<'hero'> = { type: 'hero', headline: 'x', colour: 'red' };

// @ts-expect-error a view gets a resolved block, and a resolved hero has artwork
export const unresolved: Resolved<'hero'> = { type: 'hero', headline: 'x' };

// @ts-expect-error a type whose view does not come with every page needs something that loads it
export const loaders: Loaders = {};

/* What the package says of itself means the same: each is what the other is, and neither lacks what the other may have. */
type Whole<T> = T extends object ? { [Name in keyof T]-?: Whole<T[Name]> } : T;
/* A folder in the file has become pages when a site is read. */
type File = Omit<published.Site, 'pages'> & { pages: published.Page[] };
export const sent: [(site: Site) => published.Site, (site: Whole<Site>) => Whole<File>] = [same, same];
export const received: [(site: File) => Site, (site: Whole<File>) => Whole<Site>] = [same, same];
export const pages: [(page: Page) => published.Page, (page: published.Page) => Page] = [same, same];
export const hasSameTypes: [BlockType, published.Block['type']] extends [published.Block['type'], BlockType]
  ? true
  : false = true;

// @ts-expect-error a published hero needs a headline
export const publishedHeadless: published.Hero = { type: 'hero' };

// @ts-expect-error a published hero has no such setting
export const publishedSurplus: published.Block = { type: 'hero', headline: 'x', colour: 'red' };

// @ts-expect-error a published site has a version
export const publishedSite: published.Site = { language: 'en', owner: { name: 'x' }, pages: [] };

function same<T>(value: T): T {
  return value;
}
