import { compact, present, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';
import { plainText } from '../../shared/rich-text.ts';

/** The owner's availability and summary for the CV, which starts with the name and the title. */
export const cv: SectionsOf<'hero'> = ({ kind, headline, title, summary, availability }, { owner, labels }) => {
  // The subject of an article page is in the CV where that page is listed.
  if (kind === 'article') return [];
  const alreadyShown = present(owner.name, owner.title, owner.summary).map((text) => plainText(text));
  const texts = present(headline, title, summary, availability).filter(
    (text) => !alreadyShown.includes(plainText(text)),
  );
  return texts.length === 0 ? [] : [compact({ kind: 'summary', heading: labels.summary, texts })];
};
