import { useId } from 'react';
import { doorPath, frame, rings, rows, type Studs, seams, star, stars } from './door-figure.ts';

interface Props {
  /** The number of studs on the outer row of the arch: 6 to 40 look best. */
  studs: number;
  /** Whether empty sockets replace the studs. */
  isBare?: boolean;
}

/** A door with a horseshoe arch in a stone frame; its shadow is always on the same side. */
export function Door({ studs, isBare = false }: Props) {
  const id = `of-${useId()}`;
  const starId = `of-${useId()}`;
  const starUrl = `url(#${starId})`;
  const draw = (row: Studs) => <path key={row.d} className={isBare ? 'door-holes' : 'door-studs'} {...row} />;
  return (
    <svg className="door" viewBox="20 0 360 640" aria-hidden="true">
      <clipPath id={id}>
        <path d={doorPath} />
      </clipPath>
      <path className="door-frame" d={doorPath} strokeWidth={frame} />
      <g clipPath={`url(#${id})`}>
        <path className="door-shade" d={doorPath} />
        <path className="door-leaf" d={doorPath} transform="translate(12 14)" />
        <path className="door-seam" d={seams} />
      </g>
      {rows(Math.min(40, Math.max(6, studs))).map(draw)}
      <marker id={starId} overflow="visible">
        {star.map(draw)}
      </marker>
      <path d={stars} markerStart={starUrl} markerMid={starUrl} markerEnd={starUrl} />
      <path className="door-rings" d={rings(isBare)} />
    </svg>
  );
}
