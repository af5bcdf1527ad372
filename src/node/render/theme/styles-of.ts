import { definitionOf } from '../../../blocks/definitions.ts';
import type { ResolvedSite } from '../../../core/resolve/resolved-site.ts';
import type { Client } from '../bundles.ts';

/**
 * The parts of the style sheet that a site needs, always in the same order: those that have the name of a type of its
 * blocks, those that its blocks ask for, that of links and emphasis in texts, and those of the links and of the languages
 * in the header. Throws when a block asks for one that there is not.
 */
export function stylesOf(
  { pages, hasMarks, languages, navigation }: Pick<ResolvedSite, 'pages' | 'hasMarks' | 'languages' | 'navigation'>,
  { styles }: Pick<Client, 'styles'>,
): string[] {
  const blocks = pages.flatMap((page) => page.blocks);
  const asked = new Set(blocks.flatMap((block) => definitionOf(block).styles?.(block) ?? []));
  if (hasMarks) asked.add('marked');
  if (languages) asked.add('language-menu');
  if (navigation?.length) asked.add('navigation');
  for (const name of asked) if (!Object.hasOwn(styles, name)) throw new Error(`unknown style part "${name}"`);
  const types = new Set<string>(blocks.map(({ type }) => type));
  return Object.keys(styles).filter((name) => types.has(name) || asked.has(name));
}
