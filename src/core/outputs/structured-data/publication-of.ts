import type {
  ArticleLeaf,
  BookLeaf,
  CreativeWorkLeaf,
  PresentationDigitalDocumentLeaf,
  ScholarlyArticleLeaf,
} from 'schema-dts';
import type { BlockOf } from '../../../../schema/block.ts';
import { omitEmpty } from '../../../shared/omit-empty.ts';
import { ownerIndexes } from '../../text/owner-among-authors.ts';
import type { GraphContext } from './graph-rules.ts';
import { fullAddress } from './graph-rules.ts';

type Publication = BlockOf<'publication-list'>['publications'][number];
type Work = ArticleLeaf | BookLeaf | CreativeWorkLeaf | PresentationDigitalDocumentLeaf | ScholarlyArticleLeaf;

/** Describes a publication in schema.org terms. */
export function publicationOf(publication: Publication, context: GraphContext): Work {
  const { person, name } = context;
  const { title, authors = [], date, publisher, description, href, doi } = publication;
  const type = typeOf(publication);
  const owners = ownerIndexes(authors, name);
  return omitEmpty<Work>({
    '@type': type,
    name: title,
    // Google reads the headline of articles.
    headline: type.endsWith('Article') ? title : undefined,
    author:
      authors.length === 0
        ? person
        : authors.map((author, index) => (owners.has(index) ? person : { '@type': 'Person', name: author })),
    datePublished: date,
    publisher: publisher === undefined ? undefined : { '@type': 'Organization', name: publisher },
    description,
    url: fullAddress(href, context),
    sameAs: doi === undefined ? undefined : `https://doi.org/${doi}`,
  });
}

/* An article with a DOI appeared in a journal. schema.org has no type for patents. */
function typeOf({ kind, doi }: Publication): Work['@type'] {
  if (kind === 'article') return doi === undefined ? 'Article' : 'ScholarlyArticle';
  if (kind === 'talk') return 'PresentationDigitalDocument';
  return kind === 'book' ? 'Book' : 'CreativeWork';
}
