import type { AnyResolved } from '../../../../schema/resolved.ts';
import { sampleDate } from '../../../shared/time.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { type ArticleLocale, textsIn } from '../article/article.ts';
import { articleOf } from '../article/article-of.ts';

const wordsPerMinute = 200;

/** Estimates the minutes to read some blocks, at least 1. In scripts without spaces, two characters count as one word. */
export function readingTime(
  registry: BlockRegistry,
  blocks: readonly AnyResolved[],
  { language, labels }: Pick<ArticleLocale, 'language' | 'labels'>,
): number {
  const text = textsIn(articleOf(registry, blocks, { language, labels, now: sampleDate })).join(' ');
  const characters = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  const words = text.match(/[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round((words + characters / 2) / wordsPerMinute));
}
