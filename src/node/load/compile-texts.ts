import type { TextFile } from '../../core/compiler-host.ts';
import { settingsIn } from '../../core/content/posts/settings.ts';
import { type Checked, check } from '../../core/pipeline.ts';
import type { Texts } from '../../fixes/revision.ts';
import { hostOf, type Source } from './load.ts';

<<<<<<< HEAD
/** Compiles other texts in place of the files of a site. Requires `loadAll`. */
export function compileTexts({ own, beside }: Texts, source: Source): Checked {
=======
/** Compiles other texts in the place of those of a site. See `loadAll` for what must be loaded. */
export function compileTexts({ site: own, files: beside }: Texts, source: Source): Checked {
>>>>>>> a37951f7 (Name fixes, places and settings in standard terms)
  const host = hostOf(source);
  const textFile = (path: string): TextFile => {
    const found = source.textCache.textFile(path);
    const text = beside.get(path);
    if (text === undefined || found.flaw !== undefined) return found;
    const bytes = new TextEncoder().encode(text);
    return found.from === undefined ? { bytes } : { bytes, from: settingsIn(text)?.from ?? 0 };
  };
  return check(new TextEncoder().encode(own), beside.size > 0 ? { ...host, textFile } : host);
}
