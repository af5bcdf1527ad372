import type { BlogPostingLeaf, CreativeWorkLeaf, Thing } from 'schema-dts';
import { compact } from '../cv/section-rules.ts';
import type { About } from '../pages/about.ts';
import { addressOf } from '../site/head.ts';
import type { GraphContext } from './graph-rules.ts';
import { workOf } from './publication-list.ts';

/** What search engines are told of a page that is a post, or tells of one thing of the owner's. */
export function pageThings(about: About, context: GraphContext): Thing[] {
  const { card, publication } = about;
  if (publication) return [{ ...workOf(publication, context), ...common(about, context) }];
  if (card) return [cardWork(about, card, context)];
  return [postOf(about, context)];
}

/* Where the page is, and what it shows. */
function common({ path, name, picture }: About, { url }: GraphContext) {
  return compact({
    name,
    url: url === undefined ? undefined : addressOf(path, url),
    image: url === undefined || picture === undefined ? undefined : addressOf(picture.src, url),
  });
}

function cardWork(about: About, card: NonNullable<About['card']>, context: GraphContext): CreativeWorkLeaf {
  const { description, period, date, technologies = [], keywords = [], organization } = card;
  return compact<CreativeWorkLeaf>({
    '@type': 'CreativeWork',
    ...common(about, context),
    author: context.person,
    description: about.summary ?? description,
    dateCreated: date ?? period?.start,
    sourceOrganization: organization === undefined ? undefined : { '@type': 'Organization', name: organization },
    keywords: listOf([...technologies, ...keywords]),
  });
}

function postOf(about: About, context: GraphContext): BlogPostingLeaf {
  const { name, ...rest } = common(about, context);
  return compact<BlogPostingLeaf>({
    '@type': 'BlogPosting',
    headline: name,
    ...rest,
    author: context.person,
    datePublished: about.date,
    dateModified: about.updated ?? about.date,
    description: about.summary,
    keywords: listOf(about.tags ?? []),
  });
}

const listOf = (words: string[]) => (words.length === 0 ? undefined : words.join(', '));
