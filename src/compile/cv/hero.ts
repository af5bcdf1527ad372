import { compact, present, type SectionsOf } from './section-rules.ts';

/** What a hero says of its owner, beside the name and the title that the CV begins with. */
export const hero: SectionsOf<'hero'> = ({ kind, headline, title, summary, availability }, { owner, labels }) => {
  // What a page tells of is in the record where the page is named.
  if (kind === 'article') return [];
  const said = [owner.name, owner.title, owner.summary];
  const texts = present(headline, title, summary, availability).filter((text) => !said.includes(text));
  return texts.length === 0 ? [] : [compact({ kind: 'summary', heading: labels.summary, texts })];
};
