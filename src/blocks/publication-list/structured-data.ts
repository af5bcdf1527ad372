import type {
  ArticleLeaf,
  BookLeaf,
  CreativeWorkLeaf,
  PresentationDigitalDocumentLeaf,
  ScholarlyArticleLeaf,
} from 'schema-dts';
import type { BlockOf } from '../../../schema/block.ts';
import { ownerIndexes } from '../../core/text/same-person.ts';
import { compact } from '../../core/outputs/cv/section-rules.ts';
import { fullAddress } from '../../core/outputs/structured-data/full-address.ts';
import type { GraphContext, GraphRule } from '../../core/outputs/structured-data/graph-rules.ts';

type Publication = BlockOf<'publication-list'>['publications'][number];
type Work = ArticleLeaf | BookLeaf | CreativeWorkLeaf | PresentationDigitalDocumentLeaf | ScholarlyArticleLeaf;

/** What the owner has published, alone or with others. */
export const structuredData: GraphRule<'publication-list'> = ({ publications }, context) => ({
  things: publications.map((publication) => workOf(publication, context)),
});

/** One publication. */
export function workOf(publication: Publication, context: GraphContext): Work {
  const { person, name } = context;
  const { title, authors = [], date, publisher, description, href, doi } = publication;
  const type = typeOf(publication);
  const owners = ownerIndexes(authors, name);
  return compact<Work>({
    '@type': type,
    name: title,
    // What Google reads of an article.
    headline: type.endsWith('Article') ? title : undefined,
    author:
      authors.length === 0
        ? person
        : authors.map((author, place) => (owners.has(place) ? person : { '@type': 'Person', name: author })),
    datePublished: date,
    publisher: publisher === undefined ? undefined : { '@type': 'Organization', name: publisher },
    description,
    url: fullAddress(href, context),
    sameAs: doi === undefined ? undefined : `https://doi.org/${doi}`,
  });
}

/* An article that has a DOI is one of a journal; a patent has no word there. */
function typeOf({ kind, doi }: Publication): Work['@type'] {
  if (kind === 'article') return doi === undefined ? 'Article' : 'ScholarlyArticle';
  if (kind === 'talk') return 'PresentationDigitalDocument';
  return kind === 'book' ? 'Book' : 'CreativeWork';
}
