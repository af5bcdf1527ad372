import type { BlogPostingLeaf, CreativeWorkLeaf, Thing } from 'schema-dts';
import type { WithPlainText } from '../../../../schema/rich-text.ts';
import { addressOf } from '../../resolve/head.ts';
import type { About as RichAbout } from '../../resolve/pages/about.ts';
import { ownerIndexes } from '../../text/owner-indexes.ts';
import { compact } from '../cv/section-rules.ts';
import type { GraphContext } from './graph-rules.ts';
import type { Mentions } from './mentioned-in.ts';
import { publicationOf } from './publication-of.ts';

type About = WithPlainText<RichAbout>;

/** Describes a post or a detail page. Includes only details that the page shows, according to `mentions`. */
export function pageThings(about: About, context: GraphContext, mentions: Mentions): Thing[] {
  const { card, publication } = about;
  if (publication) return [publicationWork(about, publication, context, mentions)];
  if (card) return [cardWork(about, card, context, mentions)];
  return [postOf(about, context, mentions)];
}

/* The properties that all of these pages share. */
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
  mentions: Mentions,
): ReturnType<typeof publicationOf> {
  const { authors = [], publisher, description } = publication;
  const owners = ownerIndexes(authors, context.name);
  const known = authors.filter((author, place) => owners.has(place) || mentions.text(author));
  const shown = { title: about.name, publisher: mentions.text(publisher), description: mentions.text(description) };
  const work = publicationOf({ ...publication, ...shown, authors: known }, context);
  // If the page doesn't show the authors, the owner isn't named as the only one.
  const isUnknown = known.length === 0 && authors.length > 0;
  return compact({ ...work, ...common(about, context), ...(isUnknown && { author: undefined }) });
}

function cardWork(
  about: About,
  card: NonNullable<About['card']>,
  context: GraphContext,
  mentions: Mentions,
): CreativeWorkLeaf {
  const { description, period, date, technologies = [], keywords = [] } = card;
  const organization = mentions.text(card.organization);
  return compact<CreativeWorkLeaf>({
    '@type': 'CreativeWork',
    ...common(about, context),
    author: context.person,
    description: about.summary ?? mentions.text(description),
    dateCreated: date ?? period?.start,
    sourceOrganization: organization === undefined ? undefined : { '@type': 'Organization', name: organization },
    keywords: listOf([...technologies, ...keywords], mentions),
  });
}

function postOf(about: About, context: GraphContext, mentions: Mentions): BlogPostingLeaf {
  const { name, ...rest } = common(about, context);
  return compact<BlogPostingLeaf>({
    '@type': 'BlogPosting',
    headline: name,
    ...rest,
    author: context.person,
    datePublished: about.date,
    dateModified: about.updated,
    description: about.summary,
    keywords: listOf(about.tags ?? [], mentions),
  });
}

function listOf(words: string[], mentions: Mentions): string | undefined {
  const found = words.filter((word) => mentions.text(word));
  return found.length === 0 ? undefined : found.join(', ');
}
