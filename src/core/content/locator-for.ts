import type { TextHost } from '../block-host.ts';
import { decode } from '../source/decode.ts';
import { Locator } from '../source/locate.ts';
import type { Origins } from './posts/origins.ts';

/**
 * What finds places in the text of a site, and in the files beside it. Each of those is read when it is first asked for,
 * and kept.
 */
export function locatorFor(text: string, { textFile }: TextHost, origins: Origins): Locator {
  const files = new Map<string, Locator | undefined>();
  const locatorOf = (file: string) => {
    if (!files.has(file)) {
      const found = textFile?.(file);
      files.set(file, found && found.flaw === undefined ? new Locator(decode(found.bytes).text) : undefined);
    }
    return files.get(file);
  };
  return new Locator(text, locatorOf, origins);
}
