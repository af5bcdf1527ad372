import type { CalendarDate } from '../../../shared/time.ts';
import { withTime } from '../../../shared/time.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { addressOf } from '../../resolve/head.ts';
import type { About } from '../../resolve/pages/about.ts';
import { latestFirst } from '../../resolve/pages/listed-pages.ts';
import type { ResolvedPage, ResolvedSite } from '../../resolve/resolved-site.ts';
import { articleHtml } from './article-html.ts';
import { articleOf } from './article-of.ts';
import { asksForFeed, feedPaths, feedTitle } from './feed-paths.ts';

/** What a feed says, before it is written in one of its formats. All addresses are full ones. */
export interface Feed {
  title: string;
  language: string;
  author: string;
  home: string;
  addresses: { atom: string; json: string };
  /** The last change of any post, as an instant of RFC 3339. */
  updated: string;
  posts: FeedPost[];
}

export interface FeedPost {
  title: string;
  /** That of its texts, where it is not that of the feed. */
  language?: string;
  address: string;
  published: string;
  updated: string;
  summary?: string;
  tags: string[];
  picture?: string;
  /** The whole post as HTML. */
  html: string;
}

const mostPosts = 20;

/**
 * The feed of a site: its latest posts in full. Null where it asks for none, has no address or no post. No clock is in it:
 * what changes with the day is as it was on the day of its post.
 */
export function feedOf(registry: BlockRegistry, site: ResolvedSite): Feed | null {
  const { url, about = [], owner, language, prefix = '' } = site;
  const posts = about.flatMap(({ path, date }, place) => (date === undefined ? [] : [{ path, date, place }]));
  const latest = latestFirst(posts).slice(0, mostPosts);
  if (!asksForFeed(site) || url === undefined || latest.length === 0) return null;
  const written = latest.map(({ date, place }) => postOf(registry, site, url, date, place));
  const updated = written.map((post) => post.updated).reduce((one, other) => (one > other ? one : other));
  const [day = ''] = updated.split('T');
  const named = withTime(
    { outputs: site.outputs, owner, timed: site.timed.filter(([top]) => top === 'outputs') },
    dayOf(day),
  );
  return {
    title: feedTitle(named),
    language,
    author: owner.name,
    home: addressOf('/', url, prefix),
    addresses: { atom: addressOf(prefix + feedPaths.atom, url), json: addressOf(prefix + feedPaths.json, url) },
    updated,
    posts: written,
  };
}

function postOf(
  registry: BlockRegistry,
  { about = [], pages, timed, prefix, languages = [], untranslated = [] }: ResolvedSite,
  url: string,
  date: string,
  place: number,
): FeedPost {
  const index = pages.findIndex(({ path }) => path === about[place]?.path);
  const { post, page } = withTime(
    {
      // Both are there: the place was found in the list, and what is told about is a page of the site.
      post: about[place] as About,
      page: pages[index] as ResolvedPage,
      timed: timed.flatMap(([top, at, ...steps]) => {
        if (top === 'about' && at === place) return [['post', ...steps]];
        return top === 'pages' && at === index ? [['page', ...steps]] : [];
      }),
    },
    dayOf(date),
  );
  const { path, name, summary, tags = [], picture, updated = date } = post;
  const address = addressOf(path, url, prefix);
  const full = (href: string): string =>
    href.startsWith('#') ? address + href : href.startsWith('/') ? addressOf(href, url, prefix) : href;
  const [base] = untranslated.includes(path) ? languages : [];
  return {
    title: name,
    ...(base !== undefined && { language: base }),
    address,
    published: instantOf(date),
    updated: instantOf(updated),
    ...(summary !== undefined && { summary }),
    tags,
    ...(picture && { picture: full(picture.src) }),
    html: articleHtml(articleOf(registry, page.blocks), { addressOf: full }),
  };
}

function dayOf(date: string): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/* A month is its first day, and a year too. */
const instantOf = (date: string): string => `${date}${'-01-01'.slice(date.length - 4)}T00:00:00Z`;
