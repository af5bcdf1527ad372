import type { TextFile } from '../../core/block-host.ts';
import { settingsIn } from '../../core/content/posts/settings.ts';
import { type Checked, check } from '../../core/pipeline.ts';
import type { Texts } from '../../fixes/revision.ts';
import { hostOf, type Source } from './load.ts';

/** Compiles a site with other texts instead of those of its files. Requires `loadAll`. */
export function compileTexts({ site, files }: Texts, source: Source): Checked {
  const host = hostOf(source);
  const textFile = (path: string): TextFile => {
    const found = source.textCache.textFile(path);
    const text = files.get(path);
    if (text === undefined || found.flaw !== undefined) return found;
    const bytes = new TextEncoder().encode(text);
    return found.from === undefined ? { bytes } : { bytes, from: settingsIn(text)?.from ?? 0 };
  };
  return check(new TextEncoder().encode(site), files.size > 0 ? { ...host, textFile } : host);
}
