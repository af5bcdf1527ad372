import { useId } from 'react';
import { doorPath, frame, rings, rows, type Studs, seams, star, stars } from './door-figure.ts';

interface Props {
  /** Studs on the outer row of the arch; a door is comfortable with 6 to 40. */
  studs: number;
  /** Whether the studs have fallen out and left empty sockets. */
  isBare?: boolean;
}

/* A dash without a length is a stud. The last one stands a hair before the end, where all browsers draw it. */
const dashes = ({ count, step }: Studs) => ({
  ...(count && { pathLength: count - 0.99, strokeDasharray: '0 1' }),
  ...(step && { strokeDasharray: `0 ${step}` }),
});

/** The door: a horseshoe arch in a frame of stone, with its sun shadow always from the same side. */
export function Door({ studs, isBare = false }: Props) {
  const id = `of-${useId()}`;
  const starId = `${id}s`;
  const starUrl = `url(#${starId})`;
  const draw = (studs: Studs) => (
    <path
      key={studs.figure}
      className={isBare ? 'door-holes' : 'door-studs'}
      d={studs.figure}
      strokeWidth={studs.width}
      {...dashes(studs)}
    />
  );
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
