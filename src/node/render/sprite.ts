import { icons } from '../../../schema/icons.ts';
import { registry } from '../../blocks/registry.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { visitNamed } from '../../shared/visit-values.ts';

/**
 * Returns the sprite with the icons that a site uses: those of the interface and those in the site file; the spinner
 * and the menu icon only if the site needs them. All pages share one sprite, because client-side navigation keeps the
 * document. `sprite` is icons/sprite.svg and icons/brands.svg, one symbol per line; without a site, all symbols are
 * included. `iconOf` resolves the owner's icons.
 */
export function spriteOf(sprite: string, site: ResolvedSite | null, iconOf?: CompilerHost['iconOf']): string {
  const names = iconNamesIn(site);
  const symbols = sprite.split('\n').flatMap((line) => {
    const name = /<symbol id="of-i-([a-z0-9:-]+)"/.exec(line)?.[1];
    if (name === undefined) return [];
    const isOptional =
      name.startsWith('brand:') || (icons.some((icon) => icon === name) && !registry.iconsOfViews.has(name));
    const isUnused = site && uses[name]?.(site) === false;
    return isUnused || (site && isOptional && !names.has(name)) ? [] : [line.trim()];
  });
  // An SVG element can't have the `hidden` attribute in HTML.
  return `<div hidden><svg>${symbols.join('')}${symbolsOf(names, iconOf)}</svg></div>`;
}

/** Returns the symbols of the owner's icons in a site. Leaves out icons that can't be shown. */
export const ownerSymbols = (site: ResolvedSite | null, iconOf?: CompilerHost['iconOf']): string =>
  symbolsOf(iconNamesIn(site), iconOf);

function symbolsOf(names: Set<string>, iconOf?: CompilerHost['iconOf']): string {
  const symbols = [...names].map((path) => {
    const icon = path.startsWith('/') ? iconOf?.(path) : undefined;
    if (!icon || icon.problem) return '';
    // The context of a symbol sets line styles, so attributes that the file omits need their default values.
    const missing = Object.entries(defaultAttributes).filter(([name]) => !icon.settings.includes(` ${name}="`));
    const settings = missing.map(([name, value]) => ` ${name}="${value}"`).join('') + icon.settings;
    return `<symbol id="of-i-${escapeHtml(path)}" viewBox="${icon.viewBox}"${settings}>${icon.shapes}</symbol>`;
  });
  return symbols.join('');
}

const defaultAttributes = {
  fill: 'currentColor',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
};

/* Whether a site uses an optional icon. */
const uses: Record<string, (site: ResolvedSite) => boolean> = {
  loader: ({ pages }) =>
    pages.some(({ blocks }) => blocks.some((block) => registry.definitionOf(block).sending?.(block))),
  menu: ({ navigation }) => Boolean(navigation?.length),
};

/* Returns the values of all settings named "icon", without duplicates, in the order of the site. */
function iconNamesIn(site: ResolvedSite | null): Set<string> {
  const names = new Set<string>();
  visitNamed('icon', site, (icon) => {
    if (typeof icon === 'string') names.add(icon);
  });
  if (site?.languages) names.add('globe');
  return names;
}
