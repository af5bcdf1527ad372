import type { Extras } from '../components/extras.ts';
import { FactList } from '../components/fact-list.tsx';
import { LanguageMenu } from '../components/languages/language-menu.tsx';
import { PictureList } from '../components/pictures/picture-list.tsx';
import { Video } from '../components/pictures/video.tsx';
import { marked } from '../components/text/marked.tsx';
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
