import { baseOf } from '../../core/resolve/head.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { hashOf } from '../hash.ts';
import { baseMark, type Client } from './bundles.ts';
import { languageStyle, type SiteLanguages } from './theme/language-style.ts';
import { hexColours, recolour, tokenHue } from './theme/palette.ts';
import { stylesOf } from './theme/styles-of.ts';

/** What the documents of one site have in common of what was bundled for all. */
export interface Assets
  extends Pick<Client, 'script' | 'style' | 'entry' | 'build' | 'sprite' | 'pageStyles' | 'printRules'> {
  /** The address of the style sheet that pages are printed with. */
  printStyle: string;
}

/** What was bundled for every site, bound to this one: to the path below which it lives, and to its colour. */
export function assetsFor(site: Pick<ResolvedSite, 'url' | 'theme' | 'pages'> & SiteLanguages, client: Client): Assets {
  const base = baseOf(site.url);
  const { script, entry, build, sprite, pageStyles, printRules } = client;
  const parts = stylesOf(site, client);
  return {
    script,
    style: styleWith(client, parts, base, site.theme?.accent) + languageStyle(site),
    entry: `${base}/${entry}`,
    // Whoever has a page open from before has the style sheet of then: what it lacks, only a new document can show.
    build: `${build}-${hashOf(...parts).slice(0, 4)}`,
    sprite,
    pageStyles,
    printStyle: `${base}/${client.printStyle}`,
    printRules,
  };
}

/** The style sheet with these parts, in the colour of a site, with the addresses below its base. */
export const styleWith = (
  { style, styles }: Pick<Client, 'style' | 'styles'>,
  parts: string[],
  base: string,
  accent: number = tokenHue,
): string =>
  hexColours(recolour([style, ...parts.map((part) => styles[part])].join(''), accent)).replaceAll(baseMark, () =>
    base.replace(/[()']/g, encoded),
  );

/* What an address may hold, and an unquoted one in a style sheet may not. */
const encoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
