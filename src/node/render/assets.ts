import { baseOf } from '../../core/resolve/paths/site-url.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { basePlaceholder } from '../../core/style/custom-style.ts';
import { isRecord } from '../../shared/is-record.ts';
import { hashOf } from '../hash.ts';
import type { Client } from './bundles.ts';
import { fontStyle } from './theme/font-style.ts';
import { languageStyle, type SiteLanguages } from './theme/language-style.ts';
import { lettersOf } from './theme/letters-of.ts';
import { accentOf, colorRules, hexColors, recolor } from './theme/recolor.ts';
import { withoutUnusedBlocks } from './theme/without-unused-blocks.ts';

/** The bundled assets that all documents of a site share. */
export interface Assets
  extends Pick<Client, 'script' | 'style' | 'entry' | 'build' | 'sprite' | 'pageStyles' | 'printRules'> {
  /** The font files for the letters of the site, relative to client/. */
  letterFiles: string[];
  /** The address of the print style sheet. */
  printStyle: string;
}

/**
 * Combines a site in all of its languages, the main one first, for outputs that languages share: its pages and its
 * navigation in all languages, and the site in each other language.
 */
export function mergeLanguages(sites: readonly [ResolvedSite, ...ResolvedSite[]]) {
  const [site, ...translations] = sites;
  const navigation = sites.flatMap((each) => each.navigation ?? []);
  return { ...site, translations, pages: sites.flatMap(({ pages }) => pages), navigation };
}

/** Adapts the bundled assets to a site: its base path, its theme, its languages and its block types. */
export function assetsFor(site: StyledSite & Pick<ResolvedSite, 'url'>, client: Client): Assets {
  const base = baseOf(site.url);
  const { script, entry, build, sprite, pageStyles, printRules } = client;
  const parts = stylePartsOf(site, client);
  const { types, letters } = parts;
  return {
    script,
    style: styleOf(site, client, base, parts),
    letterFiles: letters.files,
    entry: `${base}/${entry}`,
    // Open pages keep the previous style sheet, so new rules require a new document.
    build: `${build}-${hashOf(site.theme?.look ?? '', ...types, letters.style).slice(0, 4)}`,
    sprite,
    pageStyles,
    printStyle: `${base}/${client.printStyle}`,
    printRules,
  };
}

/**
 * Returns the style sheet of a site: the styles of all pages and of its block types, the rules of its languages, its
 * look, in its colors, and the owner's rules. `base` is the base path of the client's files.
 */
export function styleOf(
  site: StyledSite,
  client: Pick<Client, 'style' | 'styles' | 'looks' | 'letters'>,
  base = '',
  { types, letters } = stylePartsOf(site, client),
): string {
  const { theme } = site;
  const accent = accentOf(theme);
  const colored = (sheets: (string | undefined)[]) => hexColors(recolor(sheets.join(''), accent, theme?.look));
  const sheets = [
    colored([client.style, ...types.map((type) => client.styles[type])]),
    languageStyle(site),
    colored([withoutUnusedBlocks(client.looks[theme?.look ?? 'door']?.style ?? '', blocksOf(site))]),
    hexColors(colorRules(accent, theme?.look)),
    letters.style,
    site.fonts ? fontStyle(site.fonts) : '',
    site.style ?? '',
  ].join('');
  return sheets.replaceAll(basePlaceholder, () => base.replace(/[()']/g, encoded));
}

/* The blocks of a site as looks name them, with the pages that have a view of their own. */
function blocksOf({ pages }: Pick<ResolvedSite, 'pages'>): Set<string> {
  const blocks = pages.flatMap(({ blocks }) => blocks);
  const isArticle = (block: (typeof blocks)[number]) => block.type === 'hero' && block.kind === 'article';
  const articles = blocks.some(isArticle) ? ['article-hero'] : [];
  return new Set([...blocks.map(({ type }) => type), ...articles, 'cv', 'not-found']);
}

/* Escapes characters that unquoted URLs in a style sheet must not contain. */
const encoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

/** A site, as far as its style sheet depends on it. */
type StyledSite = Pick<ResolvedSite, 'theme' | 'fonts' | 'style' | 'pages'> & SiteLanguages;

/** What a walk over the blocks and texts of a site finds out for its style sheet. */
export const stylePartsOf = (site: StyledSite, client: Pick<Client, 'style' | 'styles' | 'looks' | 'letters'>) => ({
  types: stylesOf(site, client),
  letters: lettersOf(site, client),
});

/**
 * The style sheets of `client.styles` that a site uses, in a fixed order: those of the block types on any page and of
 * the settings in them ("hero", "hero_article"), "languages" if it has several languages, and "pictures" if it shows
 * pictures or videos.
 */
export function stylesOf(
  { pages, languages }: Pick<ResolvedSite, 'pages' | 'languages'>,
  { styles }: Pick<Client, 'styles'>,
): string[] {
  const used = new Set<string>();
  for (const block of pages.flatMap(({ blocks }) => blocks)) {
    const { type } = block;
    used.add(type);
    if (Object.keys(styles).some((name) => name.startsWith(`${type}_`) && !isStyleUsed(name, used)))
      addSettings(block, type, used);
  }
  if (languages) used.add('languages');
  if (hasPicture(pages)) used.add('pictures');
  return Object.keys(styles).filter((name) => isStyleUsed(name, used));
}

/* Whether a block type, or any of the settings in the name of a style sheet, is used: "timeline_about-details". */
function isStyleUsed(name: string, used: ReadonlySet<string>): boolean {
  const [type, settings] = name.split('_');
  return settings ? settings.split('-').some((setting) => used.has(`${type}_${setting}`)) : used.has(name);
}

/*
 * Adds the names of all settings at any depth, and the type, kind and layout of a block and of what is in it:
 * "timeline_details", "hero_article", "form_checkbox".
 */
function addSettings(value: unknown, type: string, used: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addSettings(item, type, used);
  if (!isRecord(value)) return;
  for (const name in value) {
    const setting = value[name];
    if (setting === undefined) continue;
    used.add(`${type}_${['type', 'kind', 'layout'].includes(name) ? setting : name}`);
    addSettings(setting, type, used);
  }
}

/* Whether a value contains a picture or a video at any depth. */
function hasPicture(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPicture);
  if (!isRecord(value)) return false;
  for (const name in value) if (name === 'src' || name === 'video' || hasPicture(value[name])) return true;
  return false;
}
