import { compact, present, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';
import { plain } from '../../shared/marks.ts';

/** What a hero says of its owner, beside the name and the title that the CV begins with. */
export const cv: SectionsOf<'hero'> = ({ kind, headline, title, summary, availability }, { owner, labels }) => {
  // What a page tells of is in the record where the page is named.
  if (kind === 'article') return [];
  const said = present(owner.name, owner.title, owner.summary).map(plain);
  const texts = present(headline, title, summary, availability).filter((text) => !said.includes(plain(text)));
  return texts.length === 0 ? [] : [compact({ kind: 'summary', heading: labels.summary, texts })];
};
