/* Generated from what is beside this file by `npm run generate`. */
import { registryOf } from '../core/block-registry.ts';
import { accepts } from './accepts.ts';
import { cardGrid } from './card-grid/index.ts';
import { courseList } from './course-list/index.ts';
import { credentialList } from './credential-list/index.ts';
import { embed } from './embed/index.ts';
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

/** The block types of Onefolio, in the order in which editors offer them. */
export const registry = registryOf(
  [
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
  ],
  accepts,
);
