import type { Block, BlockOf, BlockType } from '../../schema/block.ts';
import type { Resolved } from '../../schema/resolved.ts';
import type { WithPlainText, WithRichText } from '../../schema/rich-text.ts';
import type { Page, Site } from '../../schema/site.ts';
import type * as published from '../../schema/types.d.ts';
import type { Loaders } from '../../src/blocks/load-views.ts';

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

/*
 * What the package says of itself means the same in one language: each is what the other is, and neither lacks what the
 * other may have.
 */
type Whole<T> = T extends object ? { [Name in keyof T]-?: Whole<T[Name]> } : T;
/*
 * In one language there are no values by language, and nothing says in which languages it exists. A point with words for
 * variants of the CV has become a text.
 */
type InOne<T> = T extends readonly (infer Entry)[]
  ? InOne<Exclude<Entry, published.Point>>[]
  : T extends object
    ? string extends keyof T
      ? unknown extends T[keyof T]
        ? T
        : T[keyof T] extends string | string[]
          ? never
          : { [Name in keyof T]: InOne<T[Name]> }
      : { [Name in keyof T as T[Name] extends string[] | undefined ? Other<Name> : Name]: InOne<T[Name]> }
    : T;
type Other<Name> = Exclude<Name, 'languages'>;
/* A folder in the file has become pages when a site is read. */
type File = InOne<Omit<published.Site, 'pages' | 'language'>> & { language: string; pages: InOne<published.Page>[] };
/* The texts of a file are strings. */
type InFile = WithPlainText<WithRichText<Omit<Site, 'languages' | 'prefix' | 'untranslated' | 'absent'>>>;
export const sent: [(site: InFile) => published.Site, (site: Whole<InFile>) => Whole<File>] = [same, same];
export const received: [(site: File) => InFile, (site: Whole<File>) => Whole<InFile>] = [same, same];
export const pages: [(page: Page) => published.Page, (page: InOne<published.Page>) => Page] = [same, same];

/* In several languages any text is one for all of them, or one for each, and an entry may exist in some. */
export const bilingual: published.Site = {
  version: 2,
  languages: ['en', 'fr'],
  owner: { name: 'x', title: { en: 'Developer', fr: 'Développeuse' } },
  pages: [
    {
      path: '/',
      title: { en: 'Home', fr: 'Accueil' },
      image: { src: { en: '/a.png', fr: '/b.png' }, decorative: true },
      languages: ['fr'],
      blocks: [{ type: 'hero', headline: { en: 'Hello' }, links: [{ label: 'x', href: '#', languages: ['en'] }] }],
    },
    { path: '/a', title: 'x', blocks: [{ type: 'text', body: { en: ['# Hello'], fr: ['# Bonjour'] } }] },
  ],
};

// @ts-expect-error a number is no text
export const numeric: published.Hero = { type: 'hero', headline: 5 };

// @ts-expect-error nor is it one in any language
export const numericInFrench: published.Hero = { type: 'hero', headline: { en: 'Hello', fr: 5 } };

// @ts-expect-error an id is the same in every language
export const namedTwice: published.Hero = { type: 'hero', headline: 'x', id: { en: 'a', fr: 'b' } };

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
