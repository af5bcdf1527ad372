import { previewFile, previewsFolder } from '../node/render/head-tags.ts';
import type { Context } from './context.ts';
import type { CrawledPage } from './crawl.ts';
import { pathIn } from './path-in.ts';
import { isHtml } from './read-answer.ts';

/** The maximum size of a generated picture, in bytes: programs that show previews wait only briefly. */
const maxBytes = 40_000;

/**
 * Checks the picture that other sites show with a link to a page: that it exists, and has the size that the page
 * declares. `published` is the published URL of the home page.
 */
export async function examinePreview(page: CrawledPage, published: string, context: Context): Promise<void> {
  const { base, fetcher, findings } = context;
  const { src, width, height } = page.read.preview;
  const path = pathIn(base, page.url);
  // Other sites have their own pictures.
  if (src === '' || !src.startsWith(published)) return;
  const found = await fetcher.follow(new URL(`./${src.slice(published.length)}`, base).href);
  if ('isUnread' in found) return;
  const isThere = 'answer' in found && found.answer.status === 200 && !isHtml(found.answer);
  if (!isThere) return findings.add('no-preview', path, { found: src });
  const { answer, url } = found;
  const size = pngSize(answer.start);
  if (size && width > 0 && (size.width !== width || size.height !== height))
    findings.add('preview-size', path, { found: src, ...size, declared: `${width} by ${height}` });
  const isGenerated = [previewFile, `/${previewsFolder}`].some((start) => pathIn(base, url).startsWith(start));
  if (isGenerated && answer.size > maxBytes)
    findings.add('too-heavy', path, {
      what: `The link preview ${src}`,
      size: `${Math.round(answer.size / 1000)} kB`,
      budget: `${maxBytes / 1000} kB`,
    });
}

/* The size of a PNG in pixels, from its first bytes; undefined for other files. */
function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
