import { builtInLanguage } from '../../core/i18n/labels/labels-in.ts';
import { readLanguages } from './languages.ts';

/**
 * Returns the language tag of the terminal's locale: "pt-BR" for "pt_BR.UTF-8", "fr" for "fr_FR". The region stays only
 * if its labels differ. English for locales without a language, such as "C".
 */
export function terminalLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  const locale = (LC_ALL || LC_MESSAGES || LANG || '').replace(/[.@].*/, '').replaceAll('_', '-');
  const [language = ''] = locale.split('-');
  const tag = builtInLanguage(locale) ?? language;
  return 'languages' in readLanguages(tag) ? tag : 'en';
}
