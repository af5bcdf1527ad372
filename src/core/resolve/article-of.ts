import type { AnyResolved } from '../../../schema/resolved.ts';
import { sampleDate } from '../../shared/time.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type ArticleLocale, type ArticleNode, textsIn } from './article.ts';

/** Returns the content of a page's blocks as an article. */
export const articleOf = (
  registry: BlockRegistry,
  blocks: readonly AnyResolved[],
  locale: ArticleLocale,
): ArticleNode[] => blocks.flatMap((block) => registry.definitionOf(block).article?.(block, locale) ?? []);

/** Returns the content of a block with everything that visitors read. */
export function pageContentOf(registry: BlockRegistry, block: AnyResolved, locale: ArticleLocale): ArticleNode[] {
  const { pageContent, article } = registry.definitionOf(block);
  return (pageContent ?? article)?.(block, locale) ?? [];
}

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
