import { baseOf } from '../../core/resolve/head.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { hashOf } from '../hash.ts';
import { basePlaceholder, type Client } from './bundles.ts';
import { languageStyle, type SiteLanguages } from './theme/language-style.ts';
import { hexColors, recolor, tokenHue } from './theme/palette.ts';
import { stylesOf } from './theme/styles-of.ts';

/** The bundled assets that all documents of a site share. */
export interface Assets
  extends Pick<Client, 'script' | 'style' | 'entry' | 'build' | 'sprite' | 'pageStyles' | 'printRules'> {
  /** The address of the print style sheet. */
  printStyle: string;
}

/** Adapts the bundled assets to a site: its base path, its accent and its block types. */
export function assetsFor(site: Pick<ResolvedSite, 'url' | 'theme' | 'pages'> & SiteLanguages, client: Client): Assets {
  const base = baseOf(site.url);
  const { script, entry, build, sprite, pageStyles, printRules } = client;
  const parts = stylesOf(site, client);
  return {
    script,
    style: styleWith(client, parts, base, site.theme?.accent) + languageStyle(site),
    entry: `${base}/${entry}`,
    // Pages that are open from before have the old style sheet; only a new document can show the new rules.
    build: `${build}-${hashOf(...parts).slice(0, 4)}`,
    sprite,
    pageStyles,
    printStyle: `${base}/${client.printStyle}`,
    printRules,
  };
}

/** The style sheet with these parts, in the site's colors, with addresses below its base path. */
export const styleWith = (
  { style, styles }: Pick<Client, 'style' | 'styles'>,
  parts: string[],
  base: string,
  accent: number = tokenHue,
): string =>
  hexColors(recolor([style, ...parts.map((part) => styles[part])].join(''), accent)).replaceAll(basePlaceholder, () =>
    base.replace(/[()']/g, encoded),
  );

/* Escapes characters that unquoted URLs in a style sheet must not contain. */
const encoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
