import type { BlockType } from './schemas.ts';
import type { AnyResolved } from '../../schema/resolved.ts';
import { type Extras, loaded } from '../components/extras.ts';
import type { View } from '../components/view.ts';
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

/** What loads the view of each other type, and what only few blocks show. */
export type Loaders = { [T in Exclude<BlockType, keyof typeof common>]: () => Promise<{ default: View<T> }> } & {
  more: () => Promise<{ default: Extras }>;
};

/** What only some sites have costs the others nothing. What has no line here or above does not compile. */
export const loaders: Loaders = {
  'credential-list': () => import('./credential-list/credential-list.tsx'),
  'publication-list': () => import('./publication-list/publication-list.tsx'),
  'page-list': () => import('./page-list/page-list.tsx'),
  'quote-list': () => import('./quote-list/quote-list.tsx'),
  'interest-list': () => import('./interest-list/interest-list.tsx'),
  text: () => import('./text/text.tsx'),
  gallery: () => import('./gallery/gallery.tsx'),
  'question-list': () => import('./question-list/question-list.tsx'),
  'legal-text': () => import('./legal-text/legal-text.tsx'),
  more: () => import('./more.ts'),
};

/** The view of each block type, as far as it is here; and what only few blocks show. */
export const views: { [T in BlockType]?: View<T> } & typeof loaded = Object.assign(loaded, common);

/**
 * Loads what shows these blocks, whose texts may have links and emphasis; undefined when all of it is here, so that nobody waits for nothing. Rejects when
 * something cannot be loaded: the next time it is tried anew.
 */
export const loadViews = (blocks: AnyResolved[], hasMarks?: boolean): Promise<unknown> | undefined =>
  load([
    ...blocks.map(({ type }) => type),
    ...(hasMarks || blocks.some((block) => 'hasMore' in block) ? (['more'] as const) : []),
  ]);

/** Loads all views, for whoever renders every page. */
export const loadAllViews = () => load(Object.keys(loaders) as (keyof Loaders)[]);

function load(names: (BlockType | 'more')[]): Promise<unknown> | undefined {
  const missing = names.filter((name) => !views[name]);
  if (missing.length > 0)
    return Promise.all(
      missing.map(async (name) => {
        views[name] = (await loaders[name as keyof Loaders]()).default as never;
      }),
    );
}
