import { patternSentences, patterns } from '../../../schema/patterns.ts';
import { capital } from '../../core/diagnostics/capital.ts';
import { formatMessage } from '../../core/diagnostics/diagnostic.ts';
import { checkTag } from '../../core/i18n/check-tag.ts';

const notATag = `${capital(patternSentences.language)}.`;

/** Reads language tags from a list such as "en, fr, ar", or returns what is wrong with it. */
export function readLanguages(text: string): { languages: string[] } | { wrong: string } {
  const languages = text.split(/[\s,]+/).filter((tag) => tag !== '');
  if (languages.length === 0) return { wrong: notATag };
  for (const [index, tag] of languages.entries()) {
    if (!new RegExp(patterns.language, 'u').test(tag)) return { wrong: notATag };
    const [problem] = checkTag(tag, { pointer: '', part: 'value' });
    if (problem)
      return {
        wrong: [formatMessage(problem).message, problem.fix && `${capital(problem.fix.text)}.`]
          .filter(Boolean)
          .join(' '),
      };
    if (languages.indexOf(tag) < index) return { wrong: `"${tag}" is listed twice.` };
  }
  return { languages };
}
