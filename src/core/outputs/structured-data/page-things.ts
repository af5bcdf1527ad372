import type { BlogPostingLeaf, CreativeWorkLeaf, Thing } from 'schema-dts';
import type { WithPlainText } from '../../../../schema/rich-text.ts';
import { omitEmpty } from '../../../shared/omit-empty.ts';
import { absoluteUrlOf } from '../../resolve/paths/site-url.ts';
import type { PageMetadata as RichPageMetadata } from '../../resolve/resolved-site.ts';
import { ownerIndexes } from '../../text/owner-among-authors.ts';
import type { GraphContext } from './graph-rules.ts';
import type { Mentions } from './mentioned-in.ts';
import { publicationOf } from './publication-of.ts';

type PageMetadata = WithPlainText<RichPageMetadata>;

/** Describes a post or a detail page. Includes only details that the page shows, according to `mentions`. */
export function pageThings(metadata: PageMetadata, context: GraphContext, mentions: Mentions): Thing[] {
  const { card, publication } = metadata;
  if (publication) return [publicationWork(metadata, publication, context, mentions)];
  if (card) return [cardWork(metadata, card, context, mentions)];
  return [postOf(metadata, context, mentions)];
}

/* The properties that all of these pages share. */
function common({ path, name, picture }: PageMetadata, { url, prefix, inLanguage }: GraphContext) {
  return omitEmpty({
    name,
    url: url === undefined ? undefined : absoluteUrlOf(path, url, prefix),
    inLanguage,
    image: url === undefined || picture === undefined ? undefined : absoluteUrlOf(picture.src, url),
  });
}

function publicationWork(
  metadata: PageMetadata,
  publication: NonNullable<PageMetadata['publication']>,
  context: GraphContext,
  mentions: Mentions,
): ReturnType<typeof publicationOf> {
  const { authors = [], publisher, description } = publication;
  const owners = ownerIndexes(authors, context.name);
  const mentioned = authors.filter((author, index) => owners.has(index) || mentions.text(author));
  const shown = { title: metadata.name, publisher: mentions.text(publisher), description: mentions.text(description) };
  const work = publicationOf({ ...publication, ...shown, authors: mentioned }, context);
  // If the page doesn't show the authors, the owner isn't named as the only one.
  const isUnknown = mentioned.length === 0 && authors.length > 0;
  return omitEmpty({ ...work, ...common(metadata, context), ...(isUnknown && { author: undefined }) });
}

function cardWork(
  metadata: PageMetadata,
  card: NonNullable<PageMetadata['card']>,
  context: GraphContext,
  mentions: Mentions,
): CreativeWorkLeaf {
  const { description, period, date, technologies = [], keywords = [] } = card;
  const organization = mentions.text(card.organization);
  return omitEmpty<CreativeWorkLeaf>({
    '@type': 'CreativeWork',
    ...common(metadata, context),
    author: context.person,
    description: metadata.summary ?? mentions.text(description),
    dateCreated: date ?? period?.start,
    sourceOrganization: organization === undefined ? undefined : { '@type': 'Organization', name: organization },
    keywords: listOf([...technologies, ...keywords], mentions),
  });
}

function postOf(metadata: PageMetadata, context: GraphContext, mentions: Mentions): BlogPostingLeaf {
  const { name, ...rest } = common(metadata, context);
  return omitEmpty<BlogPostingLeaf>({
    '@type': 'BlogPosting',
    headline: name,
    ...rest,
    author: context.person,
    datePublished: metadata.date,
    dateModified: metadata.updated,
    description: metadata.summary,
    keywords: listOf(metadata.tags ?? [], mentions),
  });
}

function listOf(words: string[], mentions: Mentions): string | undefined {
  const found = words.filter((word) => mentions.text(word));
  return found.length === 0 ? undefined : found.join(', ');
}
