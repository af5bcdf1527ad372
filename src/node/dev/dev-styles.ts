import { hashOf } from '../hash.ts';
import { styleOf } from '../render/assets.ts';
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
  return {
    addressOf(site) {
      const text = styleOf(site, client);
      const address = `/_onefolio/style-${hashOf(text).slice(0, 8)}.css`;
      keepLatest(texts, most, address, text);
      return address;
    },
    textAt: (path) => texts.get(path) ?? null,
  };
}
