import type { Resolved } from '../../../schema/resolved.ts';
import { Picture } from '../../parts/picture.tsx';

/** What only some entries say: the logo, what the organization is, the grade and the courses. */
export function EntryMore({
  entry: { picture, about, details = [] },
}: {
  entry: Resolved<'timeline'>['entries'][number];
}) {
  return (
    <>
      {picture && (
        <div className="entry-logo">
          <Picture picture={picture} />
        </div>
      )}
      {about !== undefined && <p className="entry-about">{about}</p>}
      {details.length > 0 && (
        <ul className="entry-details" role="list">
          {details.map(({ label, text }, index) => (
            <li key={index}>
              {label !== undefined && <b>{label}</b>}
              {label !== undefined && ' '}
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
