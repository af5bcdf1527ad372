import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import { pagesOf } from '../../core/pipeline.ts';
import { themeWith } from '../../edit/set-theme.ts';
import { looks } from '../../looks/looks.ts';
import { tokenHue } from '../render/theme/recolor.ts';
import type { Trial, ValidSite } from './dev-state.ts';

/* The hues to try, in degrees, and their names. */
const hues = new Map([
  [25, 'red'],
  [70, 'orange'],
  [145, 'green'],
  [195, 'teal'],
  [250, 'blue'],
  [305, 'violet'],
  [350, 'pink'],
]);
const names = Object.keys(looks) as Trial['look'][];

/** What a site shows if nothing is tried. */
const savedTrial = ({ theme }: Pick<Site, 'theme'>): Trial => ({ look: theme?.look ?? 'door' });

/** The trial after another one, with the next look or the next hue. After the last hue, the color is that of the site. */
export function nextTrial(trial: Trial | null, of: 'look' | 'color', { theme }: Pick<Site, 'theme'>): Trial {
  const { look, hue } = trial ?? savedTrial({ theme });
  if (of === 'look') return { look: after(names, look), ...(hue !== undefined && { hue }) };
  const savedHue = theme?.color === undefined ? (theme?.accent ?? tokenHue) : undefined;
  const next = after([undefined, ...[...hues.keys()].filter((each) => each !== savedHue)], hue);
  return { look, ...(next !== undefined && { hue: next }) };
}

/* The value after another one in a list; the first after the last one. */
const after = <Value>(values: readonly Value[], value: Value): Value =>
  values[(values.indexOf(value) + 1) % values.length] as Value;

/** The settings that a trial would change in the theme of a site. */
export function choiceOf({ look, hue }: Trial, site: Pick<Site, 'theme'>) {
  return { ...(look !== savedTrial(site).look && { look }), ...(hue !== undefined && { accent: hue }) };
}

/** Whether a trial is what a site has. */
export const isSavedTrial = (trial: Trial, site: Pick<Site, 'theme'>): boolean =>
  Object.keys(choiceOf(trial, site)).length === 0;

/** A valid site as it would be with a trial. */
export function siteInTrial(saved: ValidSite, trial: Trial | null, host: CompilerHost): ValidSite {
  if (!trial) return saved;
  const theme = themeWith(saved.localized.theme ?? {}, choiceOf(trial, saved.localized));
  const sites = new Map([...saved.sites].map(([language, site]) => [language, { ...site, theme }]));
  const tried = { ...saved, written: { ...saved.written, theme }, localized: { ...saved.localized, theme }, sites };
  return { ...tried, ...pagesOf(tried, host) };
}

/** Describes a trial: the name of the look, its appearance and professions, and the name of the color. */
export const describeTrial = ({ look, hue }: Trial) => ({
  look,
  description: looks[look].description,
  color: hue === undefined ? 'your own' : `${hues.get(hue)}, ${hue}°`,
});
