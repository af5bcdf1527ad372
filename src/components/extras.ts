import type { ComponentType, ReactNode } from 'react';
import type { Fact, Languages, PictureItem, PictureWords, Resolved, ResolvedVideo } from '../../schema/resolved.ts';
import type { ViewProps } from './view.ts';

/** What only few blocks show, each given one item of its block. It shows nothing of an item that has nothing of the kind. */
export interface Extras {
  ArticleHero: ComponentType<ViewProps<'hero'>>;
  CardMore: ComponentType<{ card: Resolved<'card-grid'>['cards'][number] }>;
  BadgeMore: ComponentType<NonNullable<Resolved<'skill-group'>['badges']>['items'][number]>;
  /** Facts with their labels. */
  FactList: ComponentType<{ facts?: readonly Fact[] }>;
  EntryMore: ComponentType<{ entry: Resolved<'timeline'>['entries'][number] }>;
  /** The way to other languages. */
  LanguageMenu: ComponentType<Languages & { current: string }>;
  /** Pictures that open larger. */
  PictureList: ComponentType<{ className: string; items: readonly PictureItem[]; words: PictureWords }>;
  Video: ComponentType<ResolvedVideo>;
  /** A text with its links and emphasis. */
  marked: (text: ReactNode) => ReactNode;
  SkillMore: ComponentType<{ skill: Resolved<'skill-group'>['groups'][number]['skills'][number] }>;
}

/** As far as it is here: it is, on every page with a block that says so in `hasMore`. */
export const loaded: { more?: Extras } = {};

/** The extras of a block; none unless it says `hasMore`, even if they are here for another block or for links in texts. */
export const extrasOf = ({ hasMore }: { hasMore?: true }): Partial<Extras> => (hasMore && loaded.more) || {};
