import type { TextHost } from '../compiler-host.ts';
import type { Problem } from '../diagnostic/diagnostic.ts';
import { decode } from '../json/decode.ts';
import { Locator } from '../json/locate.ts';

/** What finds the places of problems in the text of a site, and in the files beside it that they are in. */
export function locatorFor(text: string, problems: readonly Pick<Problem, 'at'>[], { textFile }: TextHost): Locator {
  const files = new Map<string, Locator>();
  for (const { at } of problems) {
    const file = 'file' in at ? at.file : undefined;
    if (file === undefined || files.has(file)) continue;
    const found = textFile?.(file);
    if (found && found.flaw === undefined) files.set(file, new Locator(decode(found.bytes).text));
  }
  return new Locator(text, files);
}
