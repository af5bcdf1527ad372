import type { BlockType } from '../../schema/blocks/index.ts';
import type { View } from '../parts/view.ts';
import { CardGrid } from './card-grid/card-grid.tsx';
import { CourseList } from './course-list/course-list.tsx';
import { Form } from './form/form.tsx';
import { Hero } from './hero/hero.tsx';
import { SkillGroup } from './skill-group/skill-group.tsx';
import { Timeline } from './timeline/timeline.tsx';

/* What nearly every home page has comes with the script of every page. */
const common = {
  hero: Hero,
  'skill-group': SkillGroup,
  timeline: Timeline,
  'card-grid': CardGrid,
  'course-list': CourseList,
  form: Form,
} satisfies { [T in BlockType]?: View<T> };

/** What loads the view of each other type. */
export type Loaders = { [T in Exclude<BlockType, keyof typeof common>]: () => Promise<{ default: View<T> }> };

/** What only some sites have costs the others nothing. A type without a line here or above does not compile. */
export const loaders: Loaders = {
  'credential-list': () => import('./credential-list/credential-list.tsx'),
  'publication-list': () => import('./publication-list/publication-list.tsx'),
  'quote-list': () => import('./quote-list/quote-list.tsx'),
  'interest-list': () => import('./interest-list/interest-list.tsx'),
  'legal-text': () => import('./legal-text/legal-text.tsx'),
};

/** The view of each block type, as far as it is here. */
export const views: { [T in BlockType]?: View<T> } = common;

/**
 * Loads the views of these types; undefined when all of them are here, so that nobody waits for nothing. Rejects when
 * one cannot be loaded: the next time it is tried anew.
 */
export function loadViews(types: BlockType[]): Promise<unknown> | undefined {
  const missing = types.filter((type) => !views[type]);
  if (missing.length > 0)
    return Promise.all(
      missing.map(async (type) => {
        views[type] = (await loaders[type as keyof Loaders]()).default as never;
      }),
    );
}

/** Loads the views of all types, for whoever renders every page. */
export const loadAllViews = () => loadViews(Object.keys(loaders) as BlockType[]);
