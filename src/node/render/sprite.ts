import { icons } from '../../../schema/icons.ts';
import { definitionOf, iconsOfViews } from '../../blocks/definitions.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { attribute } from './document.ts';

/**
 * The drawings that a site uses: the interface's own and those that the file names; what turns while a form is sent and
 * what opens the menu, only where there is one. One sprite for all pages, because a visitor who moves on keeps the
 * document. `sprite` is icons/sprite.svg and icons/brands.svg, a symbol a line; without a site all of it is taken.
 * `iconOf` knows the owner's own.
 */
export function spriteOf(sprite: string, site: ResolvedSite | null, iconOf?: CompilerHost['iconOf']): string {
  const named = namedIn(site);
  const symbols = sprite.split('\n').flatMap((line) => {
    const name = /<symbol id="of-i-([a-z0-9:-]+)"/.exec(line)?.[1];
    if (name === undefined) return [];
    const isOwners = name.startsWith('brand:') || (icons.some((icon) => icon === name) && !iconsOfViews.has(name));
    const isIdle = site && uses[name]?.(site) === false;
    return isIdle || (site && isOwners && !named.has(name)) ? [] : [line.trim()];
  });
  // An SVG cannot be hidden by itself in HTML.
  return `<div hidden><svg>${symbols.join('')}${symbolsOf(named, iconOf)}</svg></div>`;
}

/** The symbols of the owner's own icons that a site names. One that cannot be shown is left out. */
export const ownSymbols = (site: ResolvedSite | null, iconOf?: CompilerHost['iconOf']): string =>
  symbolsOf(namedIn(site), iconOf);

function symbolsOf(named: Set<string>, iconOf?: CompilerHost['iconOf']): string {
  const symbols = [...named].map((path) => {
    const icon = path.startsWith('/') ? iconOf?.(path) : undefined;
    if (!icon || icon.flaw) return '';
    // What is around it has lines of its own kind; what a file does not say has to be what it is everywhere.
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

/* Whether a site shows what not every site has. */
const uses: Record<string, (site: ResolvedSite) => boolean> = {
  loader: ({ pages }) => pages.some(({ blocks }) => blocks.some((block) => definitionOf(block).sending?.(block))),
  menu: ({ navigation }) => Boolean(navigation?.length),
};

/* What the settings called "icon" say, each once and in the order of the site. */
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
