import { patternSentences } from '../../../schema/pattern-sentences.ts';
import { patterns } from '../../../schema/patterns.ts';
import { capital } from '../../core/diagnostics/capital.ts';
import { formatMessage } from '../../core/diagnostics/diagnostic.ts';
import { checkTag } from '../../core/i18n/check-tag.ts';
import { builtInLanguage } from '../../core/i18n/labels/labels-in.ts';

const notATag = `${capital(patternSentences.language)}.`;

/** Reads language tags from a list such as "en, fr, ar", or returns what is wrong with it. */
export function readLanguages(text: string): { languages: string[] } | { wrong: string } {
  const languages = text.split(/[\s,]+/).filter((tag) => tag !== '');
  if (languages.length === 0) return { wrong: notATag };
  for (const [index, tag] of languages.entries()) {
    if (!new RegExp(patterns.language, 'u').test(tag)) return { wrong: notATag };
    const [problem] = checkTag(tag, { pointer: '', part: 'value' }, true);
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

/**
 * Returns the language tag of the terminal's locale: "pt-BR" for "pt_BR.UTF-8", "fr" for "fr_FR". The region or script
 * stays only if its labels differ. English for locales without a language, such as "C".
 */
export function terminalLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  const tag = (LC_ALL || LC_MESSAGES || LANG || '').replace(/[.@].*/, '').replace('_', '-');
  const [language = ''] = tag.split('-');
  const labels = builtInLanguage(tag);
  const offered = labels?.split('-')[0] === language ? labels : language;
  return 'languages' in readLanguages(offered) ? offered : 'en';
}
