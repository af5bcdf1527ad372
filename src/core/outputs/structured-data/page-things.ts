import type { BlogPostingLeaf, CreativeWorkLeaf, Thing } from 'schema-dts';
import { addressOf } from '../../resolve/head.ts';
import type { About } from '../../resolve/pages/about.ts';
import { ownerIndexes } from '../../text/owner-indexes.ts';
import { compact } from '../cv/section-rules.ts';
import type { GraphContext } from './graph-rules.ts';
import type { Mentions } from './mentioned-in.ts';
import { publicationOf } from './publication-of.ts';

/** What search engines are told of a page that is a post, or tells of one thing of the owner's, as far as it is `said` there. */
export function pageThings(about: About, context: GraphContext, said: Mentions): Thing[] {
  const { card, publication } = about;
  if (publication) return [publicationWork(about, publication, context, said)];
  if (card) return [cardWork(about, card, context, said)];
  return [postOf(about, context, said)];
}

/* Where the page is, and what it shows. */
function common({ path, name, picture }: About, { url, prefix, inLanguage }: GraphContext) {
  return compact({
    name,
    url: url === undefined ? undefined : addressOf(path, url, prefix),
    inLanguage,
    image: url === undefined || picture === undefined ? undefined : addressOf(picture.src, url),
  });
}

function publicationWork(
  about: About,
  publication: NonNullable<About['publication']>,
  context: GraphContext,
  said: Mentions,
): ReturnType<typeof publicationOf> {
  const { authors = [], publisher, description } = publication;
  const owners = ownerIndexes(authors, context.name);
  const known = authors.filter((author, place) => owners.has(place) || said.text(author));
  const shown = { title: about.name, publisher: said.text(publisher), description: said.text(description) };
  const work = publicationOf({ ...publication, ...shown, authors: known }, context);
  // Who is not alone its author is not called so.
  const isNobody = known.length === 0 && authors.length > 0;
  return compact({ ...work, ...common(about, context), ...(isNobody && { author: undefined }) });
}

function cardWork(
  about: About,
  card: NonNullable<About['card']>,
  context: GraphContext,
  said: Mentions,
): CreativeWorkLeaf {
  const { description, period, date, technologies = [], keywords = [] } = card;
  const organization = said.text(card.organization);
  return compact<CreativeWorkLeaf>({
    '@type': 'CreativeWork',
    ...common(about, context),
    author: context.person,
    description: about.summary ?? said.text(description),
    dateCreated: date ?? period?.start,
    sourceOrganization: organization === undefined ? undefined : { '@type': 'Organization', name: organization },
    keywords: listOf([...technologies, ...keywords], said),
  });
}

function postOf(about: About, context: GraphContext, said: Mentions): BlogPostingLeaf {
  const { name, ...rest } = common(about, context);
  return compact<BlogPostingLeaf>({
    '@type': 'BlogPosting',
    headline: name,
    ...rest,
    author: context.person,
    datePublished: about.date,
    dateModified: about.updated,
    description: about.summary,
    keywords: listOf(about.tags ?? [], said),
  });
}

function listOf(words: string[], said: Mentions): string | undefined {
  const found = words.filter((word) => said.text(word));
  return found.length === 0 ? undefined : found.join(', ');
}
