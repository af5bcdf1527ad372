import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import type { Client } from '../render/bundles.ts';
import { languageStyle, languagesOn, type SiteLanguages } from '../render/theme/language-style.ts';
import { tokenHue } from '../render/theme/palette.ts';
import { stylesOf } from '../render/theme/styles-of.ts';

/**
 * The address of a site's style sheet on the dev server. It changes with the accent, the block types and the languages.
 */
export function styleAddress(
  site: Pick<ResolvedSite, 'theme' | 'pages'> & SiteLanguages,
  client: Pick<Client, 'styles'>,
): string {
  const languages = languageStyle(site) === '' ? [] : languagesOn(site).map((language) => `@${language}`);
  const native = site.digits === 'native' ? '@native' : '';
  const parts = [site.theme?.accent ?? tokenHue, ...stylesOf(site, client)].join();
  return `/_onefolio/style-${parts}${languages.join('')}${languages.length > 0 ? native : ''}.css`;
}

/** The style sheet that an address specifies. */
interface StyleRequest extends SiteLanguages {
  /** The hue of the accent. */
  accent: number;
  parts: string[];
}

/** Parses the address of a style sheet; null if it is something else. */
export function parseStyleAddress(path: string, { styles }: Pick<Client, 'styles'>): StyleRequest | null {
  // JavaScript writes very small numbers as 1e-7.
  const [, hue, names = '', tags = ''] =
    /^\/_onefolio\/style-(\d[\d.e-]*)((?:,[a-z-]+)*)((?:@[A-Za-z0-9-]+)*)\.css$/.exec(path) ?? [];
  const [accent, [, ...parts]] = [Number(hue), names.split(',')];
  const isKnown = accent >= 0 && accent <= 360 && parts.every((part) => Object.hasOwn(styles, part));
  if (!isKnown) return null;
  const [, ...languages] = tags.split('@');
  if (languages.length === 0) return { accent, parts };
  const isNative = languages.at(-1) === 'native';
  return {
    accent,
    parts,
    languages: isNative ? languages.slice(0, -1) : languages,
    ...(isNative && { digits: 'native' }),
  };
}
