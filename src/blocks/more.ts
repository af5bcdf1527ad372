import type { Extras } from '../parts/extras.ts';
import { FactList } from '../parts/fact-list.tsx';
import { LanguageMenu } from '../parts/languages/language-menu.tsx';
import { PictureList } from '../parts/pictures/picture-list.tsx';
import { Video } from '../parts/pictures/video.tsx';
import { marked } from '../parts/words/marked.tsx';
import { CardMore } from './card-grid/card-more.tsx';
import { ArticleHero } from './hero/article-hero.tsx';
import { BadgeMore } from './skill-group/badge-more.tsx';
import { SkillMore } from './skill-group/skill-more.tsx';
import { EntryMore } from './timeline/entry-more.tsx';

export default {
  ArticleHero,
  CardMore,
  BadgeMore,
  EntryMore,
  FactList,
  LanguageMenu,
  SkillMore,
  PictureList,
  Video,
  marked,
} satisfies Extras;
