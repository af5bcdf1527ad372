import type { WrittenSite } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import type { Pointer } from '../core/diagnostics/diagnostic.ts';
import { pointerOf } from '../core/diagnostics/pointer.ts';
import { eachTranslatable, type Translatable } from '../core/i18n/each-translatable.ts';
import { en, type LabelTable } from '../core/i18n/labels/en.ts';
import { hasLabels } from '../core/i18n/labels/labels-in.ts';
import {
  type InterfaceLabel,
  interfaceLabels,
  missingLabels,
  writtenLabel,
} from '../core/i18n/labels/missing-labels.ts';
import { languagesOf } from '../core/i18n/languages-of.ts';
import type { ByLanguage } from '../core/validation/schema.ts';
import { isRecord } from '../shared/is-record.ts';

/*
 * Returns the texts that are translated, by pointer. Texts that refer to another one are excluded: the role of a card
 * refers to a role of its block, and a tag is the same on every page (see core/i18n/localize-references.ts).
 */
function textsInLanguage(registry: BlockRegistry, site: WrittenSite, base: string): Map<Pointer, Translatable> {
  const texts: Translatable[] = [];
  eachTranslatable(registry, site, base, (text) => texts.push({ ...text, steps: [...text.steps] }));
  const defined = new Set(texts.filter((text) => text.steps.at(-2) === 'roles' || text.texts).map(nameOf));
  const own = new Map<Pointer, Translatable>();
  for (const text of texts) {
    const name = text.texts ? undefined : nameOf(text);
    if (name !== undefined && text.steps.at(-2) !== 'roles') {
      if (defined.has(name)) continue;
      if (text.steps.at(-2) === 'tags') defined.add(name);
    }
    own.set(pointerOf(text.steps), text);
  }
  return own;
}

/** A text with the language that it is translated from. */
export interface TranslatableText extends Translatable {
  from: string;
  /** Whether it is an interface label that the site may lack in the main language. */
  isLabel?: true;
  /** The label in the main language, if the site has it as one text for all languages. */
  own?: string;
}

/**
 * Returns the texts that can be translated into a language, by pointer: those of the site, and interface labels that
 * Onefolio doesn't have in this language. `labels` are the built-in labels of the main language. Into the main
 * language, only labels can be translated.
 */
export function textsInto(
  registry: BlockRegistry,
  site: WrittenSite,
  language: string,
  labels: LabelTable,
): Map<Pointer, TranslatableText> {
  const [base = ''] = languagesOf(site);
  if (language === base)
    return new Map(
      (hasLabels(base) ? [] : interfaceLabels).map((label) => [pointerOf(label.steps), inBase(site, label)]),
    );
  const texts = new Map<Pointer, TranslatableText>();
  for (const [pointer, text] of textsInLanguage(registry, site, base)) texts.set(pointer, { ...text, from: base });
  // A label needs a text in the main language first.
  if (hasLabels(base))
    for (const label of missingLabels(site, language))
      texts.set(pointerOf(label.steps), { ...label, from: base, base: labels[label.name], isLabel: true });
  return texts;
}

/* A label that is translated from English into the main language, for which Onefolio has no labels. */
function inBase(site: WrittenSite, label: InterfaceLabel): TranslatableText {
  const written = writtenLabel(site, label.steps);
  return {
    ...label,
    from: 'en',
    base: en[label.name],
    isLabel: true,
    ...(typeof written === 'string' && { own: written }),
    // A value of another type was refused before.
    ...(isRecord(written) && { texts: written as ByLanguage }),
  };
}

/* Returns a key that equal roles of a block share, and equal tags of all pages; undefined for other texts. */
function nameOf({ steps, base }: Translatable): string | undefined {
  if (steps.at(-2) === 'tags') return `tag ${base}`;
  const block =
    steps.at(-1) === 'role' ? steps.slice(0, -3) : steps.at(-2) === 'roles' ? steps.slice(0, -2) : undefined;
  return block && `${pointerOf(block)} ${base}`;
}
