import { builtInLanguage } from '../../core/i18n/labels/labels-in.ts';
import { readLanguages } from './languages.ts';

/**
 * Returns the language tag of the terminal's locale: "pt-BR" for "pt_BR.UTF-8", "fr" for "fr_FR". The region or script
 * stays only if its labels differ. English for locales without a language, such as "C".
 */
export function terminalLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  const [language = '', region] = locale.replace(/[.@].*/, '').split('_');
  const script = /@(latin|cyrillic)$/.exec(locale)?.[1] as keyof typeof scripts | undefined;
  const tag = [language, script && scripts[script], region].filter(Boolean).join('-');
  const labels = builtInLanguage(tag);
  const offered = labels?.split('-')[0] === language ? labels : script ? `${language}-${scripts[script]}` : language;
  return 'languages' in readLanguages(offered) ? offered : 'en';
}

/* The scripts that locales name after "@". */
const scripts = { latin: 'Latn', cyrillic: 'Cyrl' };
