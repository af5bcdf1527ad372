/* Generated from what is beside this file by `npm run generate`. */
import CardGrid from './card-grid/view.tsx';
import CourseList from './course-list/view.tsx';
import Form from './form/view.tsx';
import Hero from './hero/view.tsx';
import SkillGroup from './skill-group/view.tsx';
import Timeline from './timeline/view.tsx';

/** The views that the script of every page contains. */
export const common = {
  'card-grid': CardGrid,
  'course-list': CourseList,
  form: Form,
  hero: Hero,
  'skill-group': SkillGroup,
  timeline: Timeline,
};

/** What loads each other view. */
export const lazy = {
  'credential-list': () => import('./credential-list/view.tsx'),
  embed: () => import('./embed/view.tsx'),
  gallery: () => import('./gallery/view.tsx'),
  'interest-list': () => import('./interest-list/view.tsx'),
  'legal-text': () => import('./legal-text/view.tsx'),
  'page-list': () => import('./page-list/view.tsx'),
  'publication-list': () => import('./publication-list/view.tsx'),
  'question-list': () => import('./question-list/view.tsx'),
  'quote-list': () => import('./quote-list/view.tsx'),
  text: () => import('./text/view.tsx'),
};
