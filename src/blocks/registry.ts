/* Generated from the folders beside this file by `npm run generate`. */
import { cardGrid } from './card-grid/index.ts';
import { courseList } from './course-list/index.ts';
import { credentialList } from './credential-list/index.ts';
import { form } from './form/index.ts';
import { gallery } from './gallery/index.ts';
import { hero } from './hero/index.ts';
import { interestList } from './interest-list/index.ts';
import { legalText } from './legal-text/index.ts';
import { pageList } from './page-list/index.ts';
import { publicationList } from './publication-list/index.ts';
import { questionList } from './question-list/index.ts';
import { quoteList } from './quote-list/index.ts';
import { skillGroup } from './skill-group/index.ts';
import { text } from './text/index.ts';
import { timeline } from './timeline/index.ts';

/** Every type of block, by its name. */
export const registry = {
  'card-grid': cardGrid,
  'course-list': courseList,
  'credential-list': credentialList,
  form,
  gallery,
  hero,
  'interest-list': interestList,
  'legal-text': legalText,
  'page-list': pageList,
  'publication-list': publicationList,
  'question-list': questionList,
  'quote-list': quoteList,
  'skill-group': skillGroup,
  text,
  timeline,
};
