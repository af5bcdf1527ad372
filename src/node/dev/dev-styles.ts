import { hashOf } from '../hash.ts';
import { styleOf, stylePartsOf } from '../render/assets.ts';
import type { Client } from '../render/bundles.ts';
import { keepLatest } from './keep-latest.ts';

/** The style sheets of a site on the dev server. */
export interface DevStyles {
  /** The address of a site's style sheet, which changes with its text. */
  addressOf(site: Parameters<typeof styleOf>[0]): string;
  /** The style sheet at an address; null if there is none, or one from before many changes. */
  textAt(path: string): string | null;
}

/** The number of style sheets to keep: pages may request one after the site has changed. */
const most = 20;

export function devStyles(client: Pick<Client, 'style' | 'styles' | 'looks' | 'letters'>): DevStyles {
  const texts = new Map<string, string>();
  const addresses = new Map<string, string>();
  return {
    addressOf(site) {
      const parts = stylePartsOf(site, client);
      const { theme, fonts, style, language, languages, digits } = site;
      // Few saves change any of these, and coloring a style sheet takes longer than checking a small site.
      const key = JSON.stringify([theme, fonts, style, language, languages, digits, parts]);
      const known = addresses.get(key);
      const text = texts.get(known ?? '') ?? styleOf(site, client, '', parts);
      const address = `/_onefolio/style-${hashOf(text).slice(0, 8)}.css`;
      keepLatest(addresses, most, key, address);
      keepLatest(texts, most, address, text);
      return address;
    },
    textAt: (path) => texts.get(path) ?? null,
  };
}
