/* Generated from what is beside this file by `npm run generate`. */
import { cardGrid } from './card-grid/schema.ts';
import { courseList } from './course-list/schema.ts';
import { credentialList } from './credential-list/schema.ts';
import { embed } from './embed/schema.ts';
import { form } from './form/schema.ts';
import { gallery } from './gallery/schema.ts';
import { hero } from './hero/schema.ts';
import { interestList } from './interest-list/schema.ts';
import { legalText } from './legal-text/schema.ts';
import { pageList } from './page-list/schema.ts';
import { publicationList } from './publication-list/schema.ts';
import { questionList } from './question-list/schema.ts';
import { quoteList } from './quote-list/schema.ts';
import { skillGroup } from './skill-group/schema.ts';
import { text } from './text/schema.ts';
import { timeline } from './timeline/schema.ts';

/** The schema of every type of block, in the order in which editors offer them. */
export const blocks = [
  hero,
  skillGroup,
  timeline,
  cardGrid,
  credentialList,
  publicationList,
  courseList,
  quoteList,
  interestList,
  pageList,
  text,
  gallery,
  embed,
  questionList,
  form,
  legalText,
] as const;
