import type { RichText } from '../../../schema/rich-text.ts';
import { plainText } from '../../shared/rich-text.ts';
import { today } from '../../shared/time.ts';

/** The owner's subject with placeholders filled in, as a single line. */
export function subjectOf(template: RichText | undefined, answers: FormData): string | undefined {
  if (template === undefined) return undefined;
  return plainText(template, today())
    .replace(/\{answer:([\w-]+)\}/g, (_, name: string) => String(answers.get(name) ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
}
