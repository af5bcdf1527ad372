import type { Resolved } from '../../../schema/resolved.ts';
import { Picture } from '../../parts/pictures/picture.tsx';
import { words } from '../../parts/words/words.ts';

/** What only some entries say: the logo, how one was employed, what the organization is, the grade and the courses. */
export function EntryMore({
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
          <bdi>{words(text)}</bdi>
        </p>
      ))}
      {about !== undefined && <p className="entry-detail">{words(about)}</p>}
      {named.length > 0 && (
        <dl className="entry-detail">
          {named.map(({ label, text }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{words(text)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
