import type { Block, BlockOf } from '../../../schema/block.ts';
import type { Page, WrittenSite } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { mapEntries } from '../../shared/map-values.ts';
import { languagesOf } from './languages-of.ts';

/**
 * Replaces plain texts that refer to a localized text with that text: the role of a card refers to the roles of its
 * block, and the tag of a page to the tags of page lists. They match if their texts in the first language are equal.
 */
export function localizeReferences(written: WrittenSite): WrittenSite {
  if (!written.languages) return written;
  const [base = ''] = languagesOf(written);
  const tags = new LocalizedNames(base);
  for (const page of written.pages) for (const list of tagsIn(page)) tags.add(list);
  const pages = mapEntries(written.pages, (page) => {
    const blocks = mapEntries(page.blocks, (block) => withTags(withRoles(block, base), tags));
    const named = withTags(page, tags);
    return blocks === page.blocks ? named : { ...named, blocks };
  });
  return pages === written.pages ? written : { ...written, pages };
}

/* Localized texts, indexed by their text in the first language. */
class LocalizedNames {
  readonly #base: string;
  readonly #byText = new Map<unknown, unknown>();

  constructor(base: string) {
    this.#base = base;
  }

  add(texts: readonly unknown[]): void {
    for (const text of texts)
      if (isRecord(text) && !this.#byText.has(text[this.#base])) this.#byText.set(text[this.#base], text);
  }

  /** Returns the localized text for a plain text; the plain text if there is none. */
  localized<Text>(text: Text): Text {
    // Both have the same type in the schema.
    return (this.#byText.get(text) ?? text) as Text;
  }
}

const tagsIn = ({ tags, blocks }: Page): readonly unknown[][] => [
  tags ?? [],
  ...blocks.map((block) => (block.type === 'page-list' ? (block.tags ?? []) : [])),
];

function withTags<Tagged extends Page | Block>(part: Tagged, names: LocalizedNames): Tagged {
  if (!('tags' in part) || !part.tags || ('type' in part && part.type !== 'page-list')) return part;
  const tags = mapEntries(part.tags, (tag) => names.localized(tag));
  return tags === part.tags ? part : { ...part, tags };
}

function withRoles(block: Block, base: string): Block {
  if (block.type !== 'card-grid' || !block.roles || !block.cards) return block;
  const names = new LocalizedNames(base);
  names.add(block.roles);
  const cards = mapEntries(block.cards, (card: Card) => {
    const role = names.localized(card.role);
    return role === card.role ? card : { ...card, role };
  });
  return cards === block.cards ? block : { ...block, cards };
}

type Card = NonNullable<BlockOf<'card-grid'>['cards']>[number];
