import type { TextHost } from '../compiler-host.ts';
import type { Problem } from '../diagnostic/diagnostic.ts';
import { noOrigins, type Origins } from '../folders/origins.ts';
import { decode } from '../json/decode.ts';
import { Locator } from '../json/locate.ts';

/** What finds the places of problems in the text of a site, and in the files beside it that they are in. */
export function locatorFor(
  text: string,
  problems: readonly Pick<Problem, 'at' | 'related'>[],
  { textFile }: TextHost,
  origins: Origins = noOrigins,
): Locator {
  const files = new Map<string, Locator>();
  for (const each of problems.flatMap(({ at, related = [] }) => [at, ...related.map((place) => place.at)])) {
    const at = origins.written(each);
    const file = 'file' in at ? at.file : undefined;
    if (file === undefined || files.has(file)) continue;
    const found = textFile?.(file);
    if (found && found.flaw === undefined) files.set(file, new Locator(decode(found.bytes).text));
  }
  return new Locator(text, files, origins);
}
