import type { TextHost } from '../block-host.ts';
import { decode } from '../source/decode.ts';
import { Locator } from '../source/locate.ts';
import type { Origins } from './posts/origins.ts';

/** Returns a locator for the text of a site and the files next to it. Each file is read on first use. */
export function locatorFor(text: string, { textFile }: TextHost, origins: Origins): Locator {
  const files = new Map<string, Locator | undefined>();
  const locatorOf = (file: string) => {
    if (!files.has(file)) {
      const found = textFile?.(file);
      files.set(file, found && found.problem === undefined ? new Locator(decode(found.bytes).text) : undefined);
    }
    return files.get(file);
  };
  return new Locator(text, locatorOf, origins);
}
