import type { Block, BlockOf, BlockType } from '../../schema/block.ts';
import type { Resolved } from '../../schema/resolved.ts';
import type { WithPlainText, WithRichText } from '../../schema/rich-text.ts';
import type { Page, Site } from '../../schema/site.ts';
import type * as published from '../../schema/types.d.ts';
import type { Loaders } from '../../src/client/load-views.ts';

/* Type checks. Each @ts-expect-error is a mistake that must not compile. */

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

// @ts-expect-error unknown block type
export const unknownType: BlockType = 'carousel';

// @ts-expect-error a level is a number or text
export const level: BlockOf<'skill-group'>['groups'][number]['skills'][number] = { name: 'x', level: true };

// @ts-expect-error unknown setting of a hero
export const surplus: BlockOf<'hero'> = { type: 'hero', headline: 'x', colour: 'red' };

// @ts-expect-error a view gets a resolved block, and a resolved hero has artwork
export const unresolved: Resolved<'hero'> = { type: 'hero', headline: 'x' };

// @ts-expect-error a lazy block type needs a loader
export const loaders: Loaders = {};

/*
 * In one language, the published types and the internal types are assignable to each other, and neither lacks a property
 * of the other.
 */
type Whole<T> = T extends object ? { [Name in keyof T]-?: Whole<T[Name]> } : T;
/*
 * A site in one language: no values by language, no "languages", and points with words for variants of the CV are texts.
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
/* Folders in the file become pages when a site is read. */
type File = InOne<Omit<published.Site, 'pages' | 'language'>> & { language: string; pages: InOne<published.Page>[] };
/* The texts of a file are strings. */
type InFile = WithPlainText<WithRichText<Omit<Site, 'languages' | 'prefix' | 'untranslated' | 'absent'>>>;
export const sent: [(site: InFile) => published.Site, (site: Whole<InFile>) => Whole<File>] = [same, same];
export const received: [(site: File) => InFile, (site: Whole<File>) => Whole<InFile>] = [same, same];
export const pages: [(page: Page) => published.Page, (page: InOne<published.Page>) => Page] = [same, same];

/* In several languages, a text is the same for all or has translations, and an entry may exist in some of them. */
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

// @ts-expect-error a number is not a text
export const numeric: published.Hero = { type: 'hero', headline: 5 };

// @ts-expect-error a number is not a translation
export const numericInFrench: published.Hero = { type: 'hero', headline: { en: 'Hello', fr: 5 } };

// @ts-expect-error an id is the same in every language
export const namedTwice: published.Hero = { type: 'hero', headline: 'x', id: { en: 'a', fr: 'b' } };

export const hasSameTypes: [BlockType, published.Block['type']] extends [published.Block['type'], BlockType]
  ? true
  : false = true;

// @ts-expect-error a published hero needs a headline
export const publishedHeadless: published.Hero = { type: 'hero' };

// @ts-expect-error unknown setting of a published hero
export const publishedSurplus: published.Block = { type: 'hero', headline: 'x', colour: 'red' };

// @ts-expect-error a published site has a version
export const publishedSite: published.Site = { language: 'en', owner: { name: 'x' }, pages: [] };

function same<T>(value: T): T {
  return value;
}
