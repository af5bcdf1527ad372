import type { ResolvedSite } from '../../compile/site/resolved-site.ts';
import { tokenHue } from '../render/palette.ts';

/** Where the dev server has the style sheet of a site: another one for each colour. */
export const styleAddress = ({ theme }: Pick<ResolvedSite, 'theme'>): string =>
  `/_onefolio/style-${theme?.accent ?? tokenHue}.css`;

/** The hue of the accent that an address asks for; null when it is none of these. */
export function accentIn(path: string): number | null {
  // As JavaScript writes a number: 1e-7 for a very small one.
  const hue = Number(/^\/_onefolio\/style-(\d[\d.e-]*)\.css$/.exec(path)?.[1]);
  return hue >= 0 && hue <= 360 ? hue : null;
}
