import type { BlockType } from '../../schema/blocks/index.ts';
import type { View } from '../parts/view.ts';
import { CardGrid } from './card-grid/card-grid.tsx';
import { CourseList } from './course-list/course-list.tsx';
import { CredentialList } from './credential-list/credential-list.tsx';
import { Form } from './form/form.tsx';
import { Hero } from './hero/hero.tsx';
import { InterestList } from './interest-list/interest-list.tsx';
import { LegalText } from './legal-text/legal-text.tsx';
import { PublicationList } from './publication-list/publication-list.tsx';
import { QuoteList } from './quote-list/quote-list.tsx';
import { SkillGroup } from './skill-group/skill-group.tsx';
import { Timeline } from './timeline/timeline.tsx';

/** The view of each block type. A type without a view does not compile. */
export const views = {
  hero: Hero,
  'skill-group': SkillGroup,
  timeline: Timeline,
  'card-grid': CardGrid,
  'credential-list': CredentialList,
  'publication-list': PublicationList,
  'course-list': CourseList,
  'quote-list': QuoteList,
  'interest-list': InterestList,
  form: Form,
  'legal-text': LegalText,
} satisfies { [T in BlockType]: View<T> };
