import { siteWith } from './site.ts';

/** A small site in these languages whose home page has these blocks. */
export function inLanguages(languages: unknown[], ...blocks: object[]): ReturnType<typeof siteWith> {
  const { language: _, ...site } = siteWith(...blocks);
  return { ...site, languages };
}
