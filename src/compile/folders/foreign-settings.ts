import { page as schema } from '../../../schema/page.ts';
import type { Settings } from './settings.ts';

interface Adopted {
  settings: Settings;
  /** The names of settings that only other site generators have. */
  ignored: string[];
}

/**
 * The settings of a file as a page has them. What Hugo, Jekyll and Astro call differently gets our name where the file
 * doesn't set that too, and what only they have is left out.
 */
export function adopted({ value: written, placeOf, ...rest }: Settings): Adopted {
  const value: Record<string, unknown> = {};
  const names = new Map<string, string>();
  const ignored: string[] = [];
  for (const [name, each] of Object.entries(written)) {
    const ours = nameOf(name, each);
    const isTaken = (its: string) => its !== name && (Object.hasOwn(written, its) || Object.hasOwn(value, its));
    if (ours === null || isTaken(ours)) ignored.push(name);
    else {
      value[ours] = name === 'published' ? !each : each;
      names.set(ours, name);
    }
  }
  return {
    settings: {
      ...rest,
      value,
      placeOf: (steps, ...part) =>
        placeOf(
          steps.map((step, index) => (index === 0 ? (names.get(step) ?? step) : step)),
          ...part,
        ),
    },
    ignored,
  };
}

/* What a setting of a page is called here; null where there is nothing like it. */
function nameOf(name: string, value: unknown): string | null {
  // A link preview needs words for those who don't see it.
  if (name === 'image' && typeof value === 'string') return null;
  if (Object.hasOwn(schema.properties, name)) return name;
  if (name === 'published' && typeof value === 'boolean') return 'draft';
  const word = name.toLowerCase().replace(/[-_]/g, '');
  return renamed.find(([, words]) => words.split(' ').includes(word))?.[0] ?? (foreign.has(word) ? null : name);
}

const renamed: [ours: string, theirs: string][] = [
  ['date', 'pubdate publishdate datepublished'],
  ['updated', 'lastmod lastmodified lastmodifiedat modified updateddate datemodified'],
  ['summary', 'excerpt'],
  ['tags', 'categories keywords'],
];

const foreign: ReadonlySet<string> = new Set(
  `author authors layout type weight slug aliases redirectfrom series toc showtoc tocopen math mathjax katex
  mermaid comments share images cover coverimage heroimage featuredimage thumbnail banner teaser header featured pin pinned
  sticky lang menu outputs markup resources linktitle cascade sidebar classes related category canonicalurl expirydate
  editpost disableshare hidemeta readingtime`.split(/\s+/),
);
