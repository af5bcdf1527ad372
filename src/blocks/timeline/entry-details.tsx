import type { Resolved } from '../../../schema/resolved.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';

/** Optional parts of an entry: the logo, the kind of employment, the organization, the grade and the courses. */
export function EntryDetails({
  entry: { picture, about, details = [] },
}: {
  entry: Resolved<'timeline'>['entries'][number];
}) {
  const named = details.filter(({ label }) => label !== undefined);
  const plain = details.filter(({ label }) => label === undefined);
  return (
    <>
      {picture && (
        <div className="entry-logo">
          <Picture picture={picture} />
        </div>
      )}
      {plain.map(({ text }, index) => (
        <p key={index} className="entry-detail">
          <bdi>{renderRichText(text)}</bdi>
        </p>
      ))}
      {about !== undefined && <p className="entry-detail">{renderRichText(about)}</p>}
      {named.length > 0 && (
        <dl className="entry-detail">
          {named.map(({ label, text }, index) => (
            <div key={index}>
              <dt>{label !== undefined && renderRichText(label)}</dt>
              <dd>{renderRichText(text)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
