import type { WrittenSite } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import { parseTemplate } from '../text/template.ts';
import { isWords, type Schema, type TextKind, textKinds } from '../validation/schema.ts';
import { eachByLanguage } from './each-by-language.ts';
import { languagesOf } from './languages-of.ts';

/** Reports texts whose placeholders differ from those in the first language. */
export function checkTranslatedPlaceholders(registry: BlockRegistry, written: WrittenSite): Problem[] {
  const [base = '', ...others] = languagesOf(written);
  if (others.length === 0) return [];
  const problems: Problem[] = [];
  eachByLanguage(registry, written, {
    text(value, steps, schema) {
      if (!hasWords(schema)) return;
      const expected = placeholdersOf(value[base]);
      for (const [language, text] of Object.entries(value)) {
        const placeholders = placeholdersOf(text);
        const all = [...new Set([...expected, ...placeholders])];
        const found = all.filter((each) => !expected.has(each) || !placeholders.has(each));
        if (found.length === 0) continue;
        const at = valueAt(pointerOf([...steps, language]));
        problems.push({ code: 'OF268', at, details: { base, found: found.join(', ') } });
      }
    },
  });
  return problems;
}

/* Addresses differ by language, and long texts are checked elsewhere. */
const hasWords = ({ pattern, items }: Schema): boolean =>
  // Every translatable value has one of these patterns.
  isWords(textKinds.get(pattern ?? items?.pattern) as TextKind);

/** Returns the placeholders of a text or of a list of paragraphs, as written. Braces around several words are text. */
export const placeholdersOf = (text: unknown): Set<string> =>
  new Set(
    [text]
      .flat()
      .flatMap((each) => parseTemplate(String(each)))
      .flatMap((piece) =>
        typeof piece === 'string' || !/^\p{L}[\p{L}\p{N}]*$/u.test(piece.name) ? [] : [piece.written],
      ),
  );
