import { icons } from '../../../schema/icons.ts';
import { registry } from '../../blocks/registry.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { attribute } from './document.ts';

/**
 * The icons that a site uses: those of the interface and those in the site file; the spinner and the menu icon only if
 * the site needs them. All pages share one sprite, because client-side navigation keeps the document. `sprite` is
 * icons/sprite.svg and icons/brands.svg, one symbol per line; without a site, all symbols are included. `iconOf`
 * resolves the owner's icons.
 */
export function spriteOf(sprite: string, site: ResolvedSite | null, iconOf?: CompilerHost['iconOf']): string {
  const named = namedIn(site);
  const symbols = sprite.split('\n').flatMap((line) => {
    const name = /<symbol id="of-i-([a-z0-9:-]+)"/.exec(line)?.[1];
    if (name === undefined) return [];
    const isOwners =
      name.startsWith('brand:') || (icons.some((icon) => icon === name) && !registry.iconsOfViews.has(name));
    const isIdle = site && uses[name]?.(site) === false;
    return isIdle || (site && isOwners && !named.has(name)) ? [] : [line.trim()];
  });
  // An SVG element can't have the `hidden` attribute in HTML.
  return `<div hidden><svg>${symbols.join('')}${symbolsOf(named, iconOf)}</svg></div>`;
}

/** The symbols of the owner's icons in a site. Leaves out icons that can't be shown. */
export const ownSymbols = (site: ResolvedSite | null, iconOf?: CompilerHost['iconOf']): string =>
  symbolsOf(namedIn(site), iconOf);

function symbolsOf(named: Set<string>, iconOf?: CompilerHost['iconOf']): string {
  const symbols = [...named].map((path) => {
    const icon = path.startsWith('/') ? iconOf?.(path) : undefined;
    if (!icon || icon.flaw) return '';
    // The context of a symbol sets line styles, so attributes that the file omits need their default values.
    const usual = Object.entries(usualSettings).filter(([name]) => !icon.settings.includes(` ${name}="`));
    const settings = usual.map(([name, value]) => ` ${name}="${value}"`).join('') + icon.settings;
    return `<symbol id="of-i-${attribute(path)}" viewBox="${icon.viewBox}"${settings}>${icon.shapes}</symbol>`;
  });
  return symbols.join('');
}

const usualSettings = {
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

/* The values of all settings called "icon", without duplicates, in the order of the site. */
function namedIn(site: ResolvedSite | null): Set<string> {
  const named = new Set<string>();
  collect(site, named);
  if (site?.languages) named.add('globe');
  return named;
}

function collect(value: unknown, named: Set<string>): void {
  if (!isRecord(value)) return;
  if (Array.isArray(value)) for (const entry of value) collect(entry, named);
  else
    for (const key of Object.keys(value)) {
      const entry = value[key];
      if (key === 'icon' && typeof entry === 'string') named.add(entry);
      else collect(entry, named);
    }
}
