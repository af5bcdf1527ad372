import type { WrittenSite } from '../../../schema/site.ts';

/** Returns the languages of a site. The first is the base, which is the fallback for missing translations. */
export const languagesOf = ({ languages, language }: Pick<WrittenSite, 'language' | 'languages'>): string[] =>
  languages ?? [language].filter((tag) => tag !== undefined);

/** Returns the path prefix of a language, such as "/fr"; empty for the base. */
export const prefixOf = (language: string, base: string): string => (language === base ? '' : `/${language}`);
