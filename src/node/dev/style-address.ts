import type { ResolvedSite } from '../../compile/site/resolved-site.ts';
import type { Client } from '../render/bundles.ts';
import { tokenHue } from '../render/look/palette.ts';
import { stylesOf } from '../render/look/styles-of.ts';

/** Where the dev server has the style sheet of a site: another one for each colour, and for other parts. */
export const styleAddress = (
  site: Pick<ResolvedSite, 'theme' | 'pages' | 'hasMarks' | 'languages'>,
  client: Pick<Client, 'styles'>,
): string => `/_onefolio/style-${[site.theme?.accent ?? tokenHue, ...stylesOf(site, client)]}.css`;

/** The hue of the accent and the parts that an address asks for; null when it is none of these. */
export function styleIn(path: string, { styles }: Pick<Client, 'styles'>): { accent: number; parts: string[] } | null {
  // As JavaScript writes a number: 1e-7 for a very small one.
  const [, hue, names = ''] = /^\/_onefolio\/style-(\d[\d.e-]*)((?:,[a-z-]+)*)\.css$/.exec(path) ?? [];
  const [accent, [, ...parts]] = [Number(hue), names.split(',')];
  const isKnown = accent >= 0 && accent <= 360 && parts.every((part) => Object.hasOwn(styles, part));
  return isKnown ? { accent, parts } : null;
}
