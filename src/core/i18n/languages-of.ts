import type { WrittenSite } from '../../../schema/site.ts';

/** The languages of a site: the first is its base, which stands in for what others lack. */
export const languagesOf = ({ languages, language }: Pick<WrittenSite, 'language' | 'languages'>): string[] =>
  languages ?? [String(language)];

/** Below which the pages of a language lie: "/fr"; nothing for the base. */
export const prefixOf = (language: string, base: string): string => (language === base ? '' : `/${language}`);
